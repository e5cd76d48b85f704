import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, Unplugged, type Shown } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { ActivateDoneScreen } from './activate-done-screen';
import { ActivateErrorScreen } from './activate-error-screen';

const LINK = '/activate/done?token=a-token-of-the-mail-that-was-sent';
const open = (more: Shown = {}) => show(<ActivateDoneScreen />, { at: LINK, ...more });
const address = () => screen.getByTestId('address').textContent;

test('the link is used once, tells the credits, and leaves the address', async () => {
  const server = givenServer({ 'POST /api/activation': () => ({ credits: 3 }), 'GET /api/user.php': () => ({ user: answers.user }) });
  await open({ user: answers.unconfirmed });
  expect(await screen.findByText(/3 credits arrived/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meet members' })).toHaveAttribute('href', '/members');
  expect(address()).toBe('/activate/done');
  expect(document.title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent} · Rendezvous`);
  // the screen runs in strict mode here, which runs effects twice
  expect(server.of('POST /api/activation')).toHaveLength(1);
});

test('somebody who opened the link where they are not logged in is led to the login', async () => {
  givenServer({ 'POST /api/activation': () => ({ credits: 0 }), 'GET /api/user.php': () => ({ user: null }) });
  await open();
  expect(await screen.findByText('Your profile can be found from now on.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a link that was opened before tells a visitor that the address is confirmed, and leads to the login', async () => {
  const server = givenServer({ 'POST /api/activation': () => ({ credits: 0, again: true }) });
  await open();
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Rendezvous' })).toHaveAttribute('href', '/');
  expect(server.calls).toHaveLength(1);
});

test('a link that is over leads to the page that says so', async () => {
  givenServer({ 'POST /api/activation': () => new Refused(410, 'account.link-invalid') });
  await open();
  await waitFor(() => expect(address()).toBe('/activate/error'));
});

test('a link that was used before is fine for who is active already', async () => {
  givenServer({ 'POST /api/activation': () => new Refused(410, 'account.link-invalid') });
  await open({ user: answers.user });
  expect(await screen.findByRole('heading', { name: 'Welcome: your address is confirmed' })).toBeInTheDocument();
});

test('without network the link stays good for another try', async () => {
  const server = givenServer({
    'POST /api/activation': () => {
      throw new Unplugged();
    },
    'GET /api/user.php': () => ({ user: answers.user }),
  });
  await open({ user: answers.unconfirmed });
  expect(await screen.findByText(/No connection/)).toBeInTheDocument();
  server.answers({ 'POST /api/activation': () => ({ credits: 3 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/3 credits arrived/)).toBeInTheDocument();
});

describe('when it failed', () => {
  test('a member gets another mail', async () => {
    const server = givenServer({ 'POST /api/activation/mail': () => ({ ok: true }) });
    await show(<ActivateErrorScreen />, { at: '/activate/error', user: answers.unconfirmed });
    expect(screen.getByText('Link expired or invalid, request a new email.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText('Sent. Please look in your mailbox.')).toBeInTheDocument();
    expect(server.calls).toHaveLength(1);
  });

  test('a member whose address is mistyped is led to where it is changed', async () => {
    givenServer({});
    await show(<ActivateErrorScreen />, { at: '/activate/error', user: answers.unconfirmed });
    expect(screen.getByRole('link', { name: 'Change the address' })).toHaveAttribute('href', '/signup');
  });

  test('a visitor logs in first, or signs up again', async () => {
    givenServer({});
    await show(<ActivateErrorScreen />, { at: '/activate/error' });
    expect(screen.getByRole('link', { name: 'Log in to get a new mail' })).toHaveAttribute('href', '/login?next=%2Factivate%2Ferror');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });
});
