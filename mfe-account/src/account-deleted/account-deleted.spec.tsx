import { render, screen, waitFor } from '@testing-library/react';
import { setTimeout as pause } from 'node:timers/promises';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { givenServer, givenStore, Refused, Unplugged } from '@rendezvous/client/testing';
import messages from '../messages/en';
import { user } from '../testing/answers';
import { show } from '../testing/show';
import { AccountDeletedScreen } from './account-deleted-screen';
import { BringBackScreen } from './bring-back-screen';

const CHECK = 'POST /api/account/reactivation/check';
const BACK = 'POST /api/account/reactivation';
const LINK = '/account-deleted/undo?token=a-token-of-the-mail-that-was-sent';
const open = (at = LINK) => show(<BringBackScreen />, { at });

const heading = (name: string) => screen.findByRole('heading', { name });

/** @param known who is logged in as far as this page knows */
const deleted = async (state: unknown, known: typeof user | null = null) => {
  const store = await givenStore({ user: known });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="Europe/Paris" messages={messages}>
        <MemoryRouter initialEntries={[{ pathname: '/account-deleted', state }]}>
          <AccountDeletedScreen />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
};

describe('the page after a deletion', () => {
  const WHO = 'GET /api/user.php';
  const until = '2126-12-07T10:00:00.000Z';

  test('tells until when there is a way back, and which, while the login that asked for it is still known', async () => {
    const waiting: ((who: unknown) => void)[] = [];
    const server = givenServer({ [WHO]: () => new Promise((answer) => waiting.push(answer)) });
    await deleted({ until }, user);
    expect(await screen.findByText(/Until December 7, 2126 you can bring everything back/)).toBeInTheDocument();
    await waitFor(() => expect(server.of(WHO)).toHaveLength(1));
    for (const answer of waiting) answer({ user: null });
    await pause(0);
    expect(await heading('Your account is being deleted')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  test.each([[null], [{ until: 'never' }], [{ until: 7 }]])(
    'opened with %j it says of nobody in particular what happens',
    async (state) => {
      const server = givenServer({});
      await deleted(state);
      expect(await heading('When an account is deleted')).toBeInTheDocument();
      expect(screen.getByText(/For 14 days its owner can bring everything back/)).toBeInTheDocument();
      expect(server.calls).toEqual([]);
    },
  );

  test('does not go on promising a date that has passed', async () => {
    givenServer({ [WHO]: () => ({ user: null }) });
    await deleted({ until: '2020-12-07T10:00:00.000Z' });
    expect(await heading('The time to come back is over')).toBeInTheDocument();
    expect(screen.getByText(/could be brought back until December 7, 2020/)).toBeInTheDocument();
  });

  test('says nothing else while the server does not answer', async () => {
    givenServer({
      [WHO]: () => {
        throw new Unplugged();
      },
    });
    await deleted({ until }, user);
    await pause(50);
    expect(await heading('Your account is being deleted')).toBeInTheDocument();
  });

  test.each([[null], [{ until }]])('says to who is logged in that nothing is being deleted, opened with %j', async (state) => {
    givenServer({ [WHO]: () => ({ user: user }) });
    await deleted(state, user);
    expect(await heading('Your account is not being deleted')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your settings' })).toHaveAttribute('href', '/notifications');
  });
});

describe('the link of the mail', () => {
  test('does nothing by being opened; the button brings the account back', async () => {
    const server = givenServer({ [CHECK]: () => ({ good: true }), [BACK]: () => ({ ok: true }) });
    await open();
    const button = await screen.findByRole('button', { name: 'Bring it back' });
    expect(server.of(BACK)).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Your account is back' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(server.of(BACK)).toHaveLength(1);
  });

  test.each([
    ['is over', { [CHECK]: () => ({ good: false }) }],
    ['is none', { [CHECK]: () => new Refused(400, 'request.invalid', { fields: [{ path: 'token', code: 'too-small' }] }) }],
  ])('that %s says so, and leads to the login', async (_, answers) => {
    givenServer(answers);
    await open();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test('that was used says that the account is back, brings nothing back, and leads to the login', async () => {
    const server = givenServer({ [CHECK]: () => ({ good: false, back: true }) });
    await open();
    expect(await screen.findByRole('heading', { name: 'Your account is back' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(server.of(BACK)).toEqual([]);
  });

  test('that was left out asks nothing', async () => {
    const server = givenServer({});
    await open('/account-deleted/undo');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  test('that ended meanwhile says so after the press; without network another press works', async () => {
    const server = givenServer({
      [CHECK]: () => ({ good: true }),
      [BACK]: () => {
        throw new Unplugged();
      },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByText(/No connection/)).toBeInTheDocument();
    server.answers({ [BACK]: () => new Refused(410, 'account.link-invalid') });
    await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  });
});
