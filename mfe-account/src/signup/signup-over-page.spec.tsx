import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refused, type Shown } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { consent, field, fillCredentials, press, title, toLastStep, usual } from '../testing/joining';
import { show } from '../testing/show';
import { SignupOverPage } from './signup-over-page';
import { SignupScreen } from './signup-screen';

const AT = '/members/42';
const open = async (more: Shown = {}) => {
  const onClose = jest.fn();
  const view = await show(<SignupOverPage next={AT} memberId={42} onClose={onClose} />, { at: AT, ...more });
  return { ...view, onClose };
};
const dialog = () => screen.getByRole('dialog', { name: 'Join' });
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

beforeEach(() => localStorage.clear());

test('the steps leave the page’s address and title alone', async () => {
  usual();
  document.title = 'Maya';
  await open();
  expect(await screen.findByText('Join, and you can write to Maya')).toBeInTheDocument();
  await toLastStep(2);
  expect(screen.getByTestId('address')).toHaveTextContent(AT);
  expect(document.title).toBe('Maya');
  await press('Back');
  expect(await title('Where you live', 2)).toHaveFocus();
});

test('closed on the way, it loses nothing but the password; nor does the page of the signup', async () => {
  usual();
  const first = await open();
  await fillCredentials();
  await press('Continue');
  await title('Let people see you', 2);
  escape();
  expect(first.onClose).toHaveBeenCalledTimes(1);
  first.unmount();

  const second = await open();
  expect(await title('Let people see you', 2)).toBeInTheDocument();
  await press('Back');
  expect(field('Name')).toHaveValue('Nina');
  second.unmount();

  await show(<SignupScreen />, { at: '/signup' });
  expect(await title('Make yourself known')).toBeInTheDocument();
  expect(field('E-mail address')).toHaveValue('nina@given.test');
  expect(field('Password')).toHaveValue('');
});

test('it cannot be closed while the account is being created; then it says what is missing, and leads on', async () => {
  const server = usual();
  const created = new EventTarget();
  const answer = () => new Promise((done) => created.addEventListener('now', () => done({ member_id: 9 })));
  server.answers({ 'POST /api/signup': answer });
  const { onClose } = await open();
  await toLastStep(2);
  await consent();
  await press('Create my account');
  expect(await title('One moment, please', 2)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  escape();
  expect(onClose).not.toHaveBeenCalled();

  await waitFor(() => expect(server.of('POST /api/signup')).toHaveLength(1));
  await act(async () => created.dispatchEvent(new Event('now')));
  expect(await title('Confirm your e-mail', 2)).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Like Maya' }));
  expect(server.of('PUT /api/likes/42')).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Look around' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('address')).toHaveTextContent(AT);
});

test('a refusal makes it a form again that can be closed, with what was typed', async () => {
  usual().answers({ 'POST /api/signup': () => new Refused(409, 'account.name-taken') });
  const { onClose } = await open();
  await toLastStep(2);
  await consent();
  await press('Create my account');
  expect(await title('Make yourself known', 2)).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Nina');
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['is logged in', answers.user],
  ['waits for the confirmation of an earlier signup', answers.unconfirmed],
])('whoever %s sees none of it', async (_, user) => {
  usual();
  const { onClose } = await open({ user });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
});

test.each([
  [{ signups: 'none' } as const, 'We are not taking new members right now'],
  [{ invite_only: true }, 'Joining is by invitation'],
])('a site that is not open says so: %p', async (settings, sentence) => {
  usual();
  await open({ settings });
  expect(await title(sentence, 2)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringMatching(/^\/login/));
});
