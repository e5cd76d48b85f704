import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@rendezvous/client';
import { givenServer, Refused, Unplugged, type Shown } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { MailChangeScreen } from './mail-change-screen';

const OPEN = 'POST /api/mail-change/do';
const TOKEN = 'a-token-of-the-mail-that-was-sent';
const open = (more: Shown = {}) => show(<MailChangeScreen />, { at: `/mail-change/do?token=${TOKEN}`, ...more });
const address = () => screen.getByTestId('address').textContent;
const answering = (outcome: string) => givenServer({ [OPEN]: () => ({ outcome }), 'GET /api/user.php': () => ({ user: answers.user }) });

test('the link is used once, tells the change, and leaves the address', async () => {
  const server = answering('changed');
  await open({ user: answers.user });
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is changed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your settings' })).toHaveAttribute('href', '/notifications');
  expect(address()).toBe('/mail-change/do');
  // the screen runs in strict mode here, which runs effects twice
  expect(server.of(OPEN).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('somebody who opened it where they are not logged in is led to the login', async () => {
  givenServer({ [OPEN]: () => ({ outcome: 'changed' }), 'GET /api/user.php': () => ({ user: null }) });
  await open();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fnotifications');
});

test('the old address is back, and a new password is the next step', async () => {
  givenServer({ [OPEN]: () => ({ outcome: 'undone' }), 'GET /api/user.php': () => ({ user: null }) });
  await open();
  expect(await screen.findByRole('heading', { name: 'Your old e-mail address is back' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password');
});

test('a session that ends before the answer comes takes none away: it is asked for once more', async () => {
  let calls = 0;
  givenServer({
    [OPEN]: () => (++calls === 1 ? new Promise(() => undefined) : { outcome: 'undone' }),
    'GET /api/user.php': () => ({ user: null }),
  });
  const { store } = await open({ user: answers.user });
  await waitFor(() => expect(calls).toBe(1));
  // as the end of a session does
  act(() => store.dispatch(api.util.getRunningMutationsThunk()).forEach((running) => running.abort()));
  expect(await screen.findByRole('heading', { name: 'Your old e-mail address is back' })).toBeInTheDocument();
  expect(calls).toBe(2);
});

test.each([
  ['used', 'This link was used already'],
  ['expired', 'This link is over'],
])('a link that is %s says so', async (outcome, title) => {
  answering(outcome);
  await open();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test.each([
  [new Refused(410, 'account.link-invalid'), 'This link is not valid'],
  [new Refused(400, 'request.invalid', { fields: [{ path: 'token', code: 'too-small' }] }), 'This link is not valid'],
  [new Refused(409, 'account.email-taken'), 'This address is taken'],
])('case %#: why nothing was changed', async (refused, title) => {
  givenServer({ [OPEN]: () => refused });
  await open();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('without a token there is nothing to do', async () => {
  const server = givenServer({});
  await show(<MailChangeScreen />, { at: '/mail-change/do' });
  expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  expect(server.of(OPEN)).toEqual([]);
});

test('without network the link stays good for another try', async () => {
  const server = givenServer({
    [OPEN]: () => {
      throw new Unplugged();
    },
    'GET /api/user.php': () => ({ user: answers.user }),
  });
  await open();
  expect(await screen.findByText(/No connection/)).toBeInTheDocument();
  server.answers({ [OPEN]: () => ({ outcome: 'changed' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is changed' })).toBeInTheDocument();
});
