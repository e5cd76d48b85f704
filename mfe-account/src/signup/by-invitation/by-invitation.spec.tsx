import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings } from '@rendezvous/client/testing';
import { Refused, Unplugged, type Shown } from '@rendezvous/client/testing';
import { field, press, title, usual } from '../../testing/joining';
import { show } from '../../testing/show';
import { SignupScreen } from '../signup-screen';

const open = (at = '/signup', more: Shown = {}) => show(<SignupScreen />, { at, settings: { invite_only: true }, ...more });

beforeEach(() => localStorage.clear());

describe('what is refused', () => {
  test('no code: the field says so and has the focus; nothing is sent', async () => {
    const server = usual();
    await open();
    await press('Use the code');
    expect(await screen.findByText('Please enter the code of your invitation.')).toBeInTheDocument();
    await waitFor(() => expect(field('Code of your invitation')).toHaveFocus());
    expect(server.calls).toEqual([]);
  });

  test.each([
    ['account.invitation-unknown', 404, /There is no invitation with this code/],
    ['request.invalid', 400, /There is no invitation with this code/],
    ['account.invitation-expired', 410, 'This invitation has expired.'],
    ['account.invitation-used-up', 410, /This invitation is used up/],
    ['account.invitation-withdrawn', 410, 'This invitation is no longer valid.'],
  ] as const)('%s is said at the field, and the code stays', async (code, status, words) => {
    usual().answers({ 'POST /api/invitation': () => new Refused(status, code) });
    await open();
    await userEvent.type(field('Code of your invitation'), 'ABCD-EFGH-JKMN');
    await press('Use the code');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('Code of your invitation')).toHaveValue('ABCD-EFGH-JKMN');
    await waitFor(() => expect(field('Code of your invitation')).toHaveFocus());
  });

  test('no network, and too many tries: the form says so and keeps the code', async () => {
    const server = usual();
    server.answers({
      'POST /api/invitation': () => {
        throw new Unplugged();
      },
    });
    await open();
    await userEvent.type(field('Code of your invitation'), 'ABCD');
    await press('Use the code');
    expect(await screen.findByText(/No connection/)).toBeInTheDocument();
    server.answers({ 'POST /api/invitation': () => new Refused(429, 'request.too-many', { params: { seconds: 1790, minutes: 30 } }) });
    await press('Use the code');
    expect(await screen.findByText('That was a lot at once. Please try again in 30 minutes.')).toBeInTheDocument();
    expect(field('Code of your invitation')).toHaveValue('ABCD');
  });

  test('what is no address is said at its field, and stays', async () => {
    const server = usual();
    await open();
    await userEvent.type(field('E-mail address'), 'nina');
    await press('Tell me');
    expect(await screen.findByText('Invalid email')).toBeInTheDocument();
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
    expect(server.calls).toEqual([]);
    server.answers({
      'POST /api/invitation/address': () => new Refused(400, 'request.invalid', { fields: [{ path: 'email', code: 'email' }] }),
    });
    await userEvent.type(field('E-mail address'), '@given.test');
    await press('Tell me');
    expect(await screen.findByText('Invalid email')).toBeInTheDocument();
    expect(field('E-mail address')).toHaveValue('nina@given.test');
  });
});

test('the code is sent, and the steps begin', async () => {
  const server = usual();
  server.answers({ 'POST /api/invitation': () => ({ ok: true }), 'GET /api/settings.php': () => ({ ...settings, invite_only: false }) });
  await open();
  await userEvent.type(field('Code of your invitation'), ' abcd-efgh-jkmn ');
  await press('Use the code');
  expect(await title('Make yourself known')).toBeInTheDocument();
  expect(server.of('POST /api/invitation').map(({ body }) => body)).toEqual([{ code: 'abcd-efgh-jkmn' }]);
});

test('a link brings the code along; nothing is sent before it is accepted', async () => {
  const server = usual();
  await open('/signup?invite=ABCD-EFGH-JKMN');
  expect(await title('You are invited')).toBeInTheDocument();
  expect(field('Code of your invitation')).toHaveValue('ABCD-EFGH-JKMN');
  expect(screen.getByRole('button', { name: 'Accept the invitation' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('an address is left once, and the page says what becomes of it', async () => {
  const server = usual();
  server.answers({ 'POST /api/invitation/address': () => ({ ok: true }) });
  await open();
  await userEvent.type(field('E-mail address'), ' nina@given.test ');
  await press('Tell me');
  expect(await screen.findByText('nina@given.test')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/until there is a place/);
  expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
  expect(server.of('POST /api/invitation/address').map(({ body }) => body)).toEqual([{ email: 'nina@given.test', language: 'en' }]);
});

test('where nobody may join there is neither form', async () => {
  usual();
  await open('/signup', { settings: { invite_only: true, signups: 'none' } });
  expect(await title('We are not taking new members right now')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
