import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { givenServer, givenStore, Refused, Unplugged } from '@rendezvous/client/testing';
import messages from '../messages/en';
import { show } from '../testing/show';
import { AccountDeletedScreen } from './account-deleted-screen';
import { BringBackScreen } from './bring-back-screen';

const CHECK = 'POST /api/account/reactivation/check';
const BACK = 'POST /api/account/reactivation';
const LINK = '/account-deleted/undo?token=a-token-of-the-mail-that-was-sent';
const open = (at = LINK) => show(<BringBackScreen />, { at });

const deleted = async (state: unknown) => {
  const store = await givenStore({ user: null });
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
  test('tells until when there is a way back, and which', async () => {
    await deleted({ until: '2026-12-07T10:00:00.000Z' });
    expect(screen.getByText(/Until December 7, 2026 you can bring everything back/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  test.each([[null], [{ until: 'never' }], [{ until: 7 }]])('opened with %j it says for how long', async (state) => {
    await deleted(state);
    expect(screen.getByText(/For 14 days you can bring everything back/)).toBeInTheDocument();
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

  test('that was left out asks nothing', async () => {
    const server = givenServer({});
    await open('/account-deleted/undo');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  test('that was used meanwhile says so after the press; without network another press works', async () => {
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
