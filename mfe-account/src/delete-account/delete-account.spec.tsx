import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type SlotPlace, SlotProvider } from '@rendezvous/client';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { SettingsScreen } from '../settings/settings-screen';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { deleteAccountTexts } from './texts';

const DELETE = 'POST /api/account/deletion';
const usual = () =>
  givenServer({
    'GET /api/preferences': () => answers.preferences,
    'GET /api/notifications': () => answers.notifications,
    'GET /api/user.php': () => ({ user: null }),
    [DELETE]: () => ({ until: '2026-12-07T10:00:00.000Z' }),
  });
const open = async (credits = 12) => {
  await show(<SettingsScreen />, { at: '/notifications', user: { ...answers.user, credits } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
};
const address = () => screen.getByTestId('address').textContent;

test('before anything is deleted it is told what is lost', async () => {
  const server = usual();
  const dialog = await open();
  expect(dialog.getByText('You still have 12 credits, which are lost then.')).toBeInTheDocument();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.of(DELETE)).toEqual([]);
});

test('who has no credits is told so', async () => {
  usual();
  expect((await open(0)).getByText('You have no credits left.')).toBeInTheDocument();
});

const leaving = async (ui: ReactElement, credits = 12) => {
  usual();
  await show(ui, { at: '/notifications', user: { ...answers.user, credits } });
  await screen.findByRole('button', { name: 'Delete my account' });
};
const part = ({ name, given }: SlotPlace) => <p>{`${name} ${JSON.stringify(given)}`}</p>;

describe('beside the button', () => {
  test('it is told how many credits are left and where a refund is asked for, while nobody gives them back here', async () => {
    await leaving(<SettingsScreen />);
    expect(screen.getByText(/You still have 12 credits. To ask for a refund/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  test('who fills the place says it instead, and is told the credits', async () => {
    await leaving(
      <SlotProvider value={part}>
        <SettingsScreen />
      </SlotProvider>,
    );
    expect(screen.getByText('account.leaving {"credits":12}')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  });
});

test('the last question says again what comes back, by whoever fills the place', async () => {
  await leaving(
    <SlotProvider value={part}>
      <SettingsScreen />
    </SlotProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  expect(dialog.getByText('account.leaving {"credits":12,"asked":true}')).toBeInTheDocument();
});

test('in French nobody who leaves is told to be a man', () => {
  for (const text of Object.values(deleteAccountTexts.fr))
    expect(text).not.toMatch(/vous (êtes|serez|étiez) (?:\p{L}*é|connecté|seul)\b/iu);
});

test('nothing is sent without a password; a wrong one is said at its field', async () => {
  const server = usual();
  server.answers({ [DELETE]: () => new Refused(422, 'account.old-password-wrong') });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete now' }));
  expect(server.of(DELETE)).toEqual([]);
  const field = dialog.getByLabelText('Your password', { selector: 'input' });
  await userEvent.type(field, 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete now' }));
  expect(await dialog.findByText('This is not your password.')).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(address()).toBe('/notifications');
});

test('a locked account is said', async () => {
  usual().answers({ [DELETE]: () => new Refused(429, 'account.login-blocked', { params: { minutes: 15 } }) });
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete now' }));
  expect(await dialog.findByText('Too many incorrect attempts, account blocked for 15 min.')).toBeInTheDocument();
});

test('password and reason are sent, what was kept here goes, and the page that follows needs no login', async () => {
  const server = usual();
  let settingsShown: boolean | null = null;
  server.answers({
    'GET /api/user.php': () => {
      settingsShown = screen.queryByRole('heading', { name: 'Settings' }) !== null;
      return { user: null };
    },
  });
  const dialog = await open();
  localStorage.setItem('rdv:private:draft', '"secret"');
  await userEvent.selectOptions(dialog.getByLabelText(/Why are you leaving/), 'safety');
  await userEvent.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'a quiet harbour');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete now' }));
  await waitFor(() => expect(address()).toBe('/account-deleted'));
  // while the settings are still on the page, they would lead to the login
  await waitFor(() => expect(settingsShown).toBe(false));
  await waitFor(() => expect(localStorage.getItem('rdv:private:draft')).toBeNull());
  expect(server.of(DELETE).map(({ body }) => body)).toEqual([{ password: 'a quiet harbour', reason: 'safety' }]);
});
