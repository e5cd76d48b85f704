import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { SettingsScreen } from './settings-screen';

const ASK = 'POST /api/mail-change';
const usual = () =>
  givenServer({
    'GET /api/preferences': () => answers.preferences,
    'GET /api/notifications': () => answers.notifications,
    'GET /api/devices': () => ({ devices: answers.devices }),
    'GET /api/passkeys': () => answers.passkeys,
    'GET /api/user.php': () => ({ user: null }),
  });
const openForm = async () => {
  await show(<SettingsScreen />, { at: '/notifications', user: answers.user });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the e-mail address' }));
  await screen.findByLabelText('New e-mail address');
};
const email = () => screen.getByLabelText('New e-mail address');
const password = () => screen.getByLabelText('Your password');
const fill = async (address: string, secret: string) => {
  await userEvent.clear(email());
  await userEvent.clear(password());
  if (address !== '') await userEvent.type(email(), address);
  if (secret !== '') await userEvent.type(password(), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
};

beforeEach(() => localStorage.clear());

test('what is no address, or missing, is said at its field, and nothing is sent', async () => {
  const server = usual();
  await openForm();
  expect(email()).toHaveFocus();
  await fill('nobody', '');
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  expect(screen.getByText('Please enter your password.')).toBeInTheDocument();
  await waitFor(() => expect(email()).toHaveFocus());
  expect(server.of(ASK)).toEqual([]);
});

test.each([
  [new Refused(422, 'account.old-password-wrong'), 'This is not your password.'],
  [new Refused(409, 'account.email-taken'), 'There is already an account with this address.'],
  [new Refused(400, 'request.invalid', { fields: [{ path: 'email', code: 'same' }] }), 'This is your address already.'],
  [new Refused(429, 'account.login-blocked', { params: { minutes: 15 } }), 'Too many incorrect attempts, account blocked for 15 min.'],
])('case %#: a refusal is said, and nothing typed is lost', async (refused, sentence) => {
  const server = usual();
  server.answers({ [ASK]: () => refused });
  await openForm();
  await fill('next@given.test', 'a quiet harbour');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect([(email() as HTMLInputElement).value, (password() as HTMLInputElement).value]).toEqual(['next@given.test', 'a quiet harbour']);
});

test('the link is told of, and the address stays until it is used', async () => {
  const server = usual();
  server.answers({ [ASK]: () => ({ ok: true }) });
  await openForm();
  await fill(' next@given.test ', 'a quiet harbour');
  expect(await screen.findByText('Look in the new mailbox')).toBeInTheDocument();
  expect(screen.getByText('next@given.test')).toBeInTheDocument();
  expect(screen.getByText('hugo@given.test')).toBeInTheDocument();
  expect(screen.queryByLabelText('New e-mail address')).not.toBeInTheDocument();
  expect(server.of(ASK).map(({ body }) => body)).toEqual([{ email: 'next@given.test', password: 'a quiet harbour' }]);
});

test('the form closes without a change', async () => {
  usual();
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Change the e-mail address' })).toHaveFocus();
});
