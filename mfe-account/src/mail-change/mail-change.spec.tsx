import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@rendezvous/client';
import { givenServer, Refused, Unplugged, type Shown } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { MailChangeScreen } from './mail-change-screen';

const CHECK = 'POST /api/mail-change/check';
const OPEN = 'POST /api/mail-change/do';
const TOKEN = 'a-token-of-the-mail-that-was-sent';
const open = (more: Shown = {}) => show(<MailChangeScreen />, { at: `/mail-change/do?token=${TOKEN}`, ...more });
const address = () => screen.getByTestId('address').textContent;
/** What the link would do. */
const asks = (state: string, email: string | null = null) => ({ [CHECK]: () => ({ state, email }) });
const CHANGE = asks('change', 'new@example.org');
const UNDO = asks('undo', 'old@example.org');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the link does nothing by being opened; the button uses it once, tells the change, and takes it out of the address', async () => {
  const server = givenServer({ ...CHANGE, [OPEN]: () => ({ outcome: 'changed' }), 'GET /api/user.php': () => ({ user: answers.user }) });
  await open({ user: answers.user });
  expect(await screen.findByRole('heading', { name: 'Use new@example.org from now on?' })).toBeInTheDocument();
  expect(server.of(OPEN)).toEqual([]);
  await press('Use this address');
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is changed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your settings' })).toHaveAttribute('href', '/notifications');
  expect(address()).toBe('/mail-change/do');
  expect(server.of(OPEN).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('somebody who opened it where they are not logged in is led to the login', async () => {
  givenServer({ ...CHANGE, [OPEN]: () => ({ outcome: 'changed' }), 'GET /api/user.php': () => ({ user: null }) });
  await open();
  await press('Use this address');
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fnotifications');
});

test('the old address is back, and a new password is the next step', async () => {
  givenServer({ ...UNDO, [OPEN]: () => ({ outcome: 'undone' }), 'GET /api/user.php': () => ({ user: null }) });
  await open();
  expect(await screen.findByRole('heading', { name: 'Put old@example.org back?' })).toBeInTheDocument();
  await press('Put it back');
  expect(await screen.findByRole('heading', { name: 'Your old e-mail address is back' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password');
  expect(screen.queryByText(/nothing is erased/)).not.toBeInTheDocument();
});

test('an account that was being deleted comes back with the address, which is said before and after', async () => {
  const back = { account_back: true };
  givenServer({
    [CHECK]: () => ({ state: 'undo', email: 'old@example.org', ...back }),
    [OPEN]: () => ({ outcome: 'undone', ...back }),
    'GET /api/user.php': () => ({ user: null }),
  });
  await open();
  expect(await screen.findByText(/asked after the change that your account be deleted: it stays\./)).toBeInTheDocument();
  await press('Put it back');
  expect(await screen.findByText(/it stays, and nothing is erased/)).toBeInTheDocument();
});

test('one that was never confirmed is changed with another mail to come, and nothing puts the old one back', async () => {
  givenServer({
    [CHECK]: () => ({ state: 'change', email: 'new@example.org', to_confirm: true }),
    [OPEN]: () => ({ outcome: 'changed', to_confirm: true }),
    'GET /api/user.php': () => ({ user: null }),
  });
  await open();
  expect(await screen.findByText(/One more mail comes, whose link confirms it/)).toBeInTheDocument();
  await press('Use this address');
  expect(await screen.findByText(/One more mail is on its way: its link confirms the address/)).toBeInTheDocument();
  expect(screen.queryByText(/48 hours/)).not.toBeInTheDocument();
});

test('a session that ends before the answer comes takes none away: it is asked for once more', async () => {
  let calls = 0;
  givenServer({
    ...UNDO,
    [OPEN]: () => (++calls === 1 ? new Promise(() => undefined) : { outcome: 'undone' }),
    'GET /api/user.php': () => ({ user: null }),
  });
  const { store } = await open({ user: answers.user });
  await press('Put it back');
  await waitFor(() => expect(calls).toBe(1));
  // as the end of a session does
  act(() => store.dispatch(api.util.getRunningMutationsThunk()).forEach((running) => running.abort()));
  expect(await screen.findByRole('heading', { name: 'Your old e-mail address is back' })).toBeInTheDocument();
  expect(calls).toBe(2);
});

test.each([
  ['used', 'This link was used already'],
  ['expired', 'This link is over'],
  ['changed', 'Your e-mail address is changed'],
  ['undone', 'Your old e-mail address is back'],
])('a link that is %s says so, before and after a press', async (outcome, title) => {
  const server = givenServer({ ...asks(outcome), 'GET /api/user.php': () => ({ user: null }) });
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  unmount();
  server.answers({ ...CHANGE, [OPEN]: () => ({ outcome }) });
  await open();
  await press('Use this address');
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test.each([
  [new Refused(410, 'account.link-invalid'), 'This link is not valid'],
  [new Refused(400, 'request.invalid', { fields: [{ path: 'token', code: 'too-small' }] }), 'This link is not valid'],
  [new Refused(409, 'account.email-taken'), 'This address is taken'],
])('case %#: why nothing was changed', async (refused, title) => {
  givenServer({ ...CHANGE, [OPEN]: () => refused });
  await open();
  await press('Use this address');
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('a link that nobody got is none', async () => {
  givenServer({ [CHECK]: () => new Refused(410, 'account.link-invalid') });
  await open();
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
});

test('without a token there is nothing to do', async () => {
  const server = givenServer({});
  await show(<MailChangeScreen />, { at: '/mail-change/do' });
  expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

const unplugged = () => {
  throw new Unplugged();
};

test('without network the link stays good for another try, of looking and of pressing', async () => {
  const server = givenServer({ [CHECK]: unplugged, [OPEN]: unplugged, 'GET /api/user.php': () => ({ user: answers.user }) });
  await open();
  expect(await screen.findByText(/No connection/)).toBeInTheDocument();
  server.answers(CHANGE);
  await press('Try again');
  await press('Use this address');
  expect(await screen.findByText(/No connection/)).toBeInTheDocument();
  server.answers({ [OPEN]: () => ({ outcome: 'changed' }) });
  await press('Use this address');
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is changed' })).toBeInTheDocument();
});
