import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { SettingsScreen } from './settings-screen';

const usual = () =>
  givenServer({
    'GET /api/preferences': () => answers.preferences,
    'GET /api/notifications': () => answers.notifications,
    'GET /api/devices': () => ({ devices: answers.devices }),
    'GET /api/passkeys': () => answers.passkeys,
    'GET /api/user.php': () => ({ user: null }),
  });
const open = () => show(<SettingsScreen />, { at: '/notifications', user: answers.user });
const CHANGE = 'POST /api/password';
const openForm = async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the password' }));
  await screen.findByLabelText('Old password');
};
const field = (name: string) => screen.getByLabelText(name);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
const fill = async (old: string, password: string, again = password) => {
  for (const [name, text] of [
    ['Old password', old],
    ['New password', password],
    ['The same again', again],
  ] as const) {
    await userEvent.clear(field(name));
    if (text !== '') await userEvent.type(field(name), text);
  }
  await press();
};

test('the form opens with the old password in focus, and closes without a change', async () => {
  const server = usual();
  await openForm();
  expect(field('Old password')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Old password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus();
  expect(server.of(CHANGE)).toEqual([]);
});

test('what is missing, too short or not the same is said at its field, and nothing is sent', async () => {
  const server = usual();
  await openForm();
  await fill('', 'short', 'other');
  expect(await screen.findByText('Please enter your old password.')).toBeInTheDocument();
  expect(screen.getByText('At least 8 characters, please.')).toBeInTheDocument();
  expect(screen.getByText('The entered passwords are not the same.')).toBeInTheDocument();
  await waitFor(() => expect(field('Old password')).toHaveFocus());
  expect(server.of(CHANGE)).toEqual([]);
});

test('a wrong old password is said at its field, and nothing typed is lost', async () => {
  const server = usual();
  server.answers({ [CHANGE]: () => new Refused(422, 'account.old-password-wrong') });
  await openForm();
  await fill('a loud harbour', 'an even quieter harbour');
  expect(await screen.findByText('Please check your old password')).toBeInTheDocument();
  await waitFor(() => expect(field('Old password')).toHaveFocus());
  expect(field('Old password')).toHaveValue('a loud harbour');
  expect(field('New password')).toHaveValue('an even quieter harbour');
  expect(field('The same again')).toHaveValue('an even quieter harbour');
});

test('a password that is too common is said at the new one; a lock above them all', async () => {
  const server = usual();
  server.answers({ [CHANGE]: () => new Refused(400, 'request.invalid', { fields: [{ path: 'password', code: 'password-common' }] }) });
  await openForm();
  await fill('a quiet harbour', 'password1');
  expect(await screen.findByText(/This password is too easy to guess/)).toBeInTheDocument();
  server.answers({ [CHANGE]: () => new Refused(429, 'account.login-blocked', { params: { minutes: 15 } }) });
  await fill('a quiet harbour', 'an even quieter harbour');
  expect(await screen.findByText('Too many incorrect attempts, account blocked for 15 min.')).toBeInTheDocument();
  expect(field('New password')).toHaveValue('an even quieter harbour');
});

test('a new password is told, and the form is gone', async () => {
  const server = usual();
  server.answers({ [CHANGE]: () => ({ ok: true }) });
  await openForm();
  await fill('a quiet harbour', 'an even quieter harbour');
  expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Old password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus();
  expect(server.of(CHANGE).map(({ body }) => body)).toEqual([{ old_password: 'a quiet harbour', password: 'an even quieter harbour' }]);
});

const dialog = () => screen.findByRole('alertdialog', { name: 'Leave without the new password?' });
const elsewhere = () => userEvent.click(screen.getByRole('link', { name: 'See purchases' }));
const address = () => screen.getByTestId('address').textContent;
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
/** The way back, as browsers tell of it. */
const back = () =>
  Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { key: 'before', sameDocument: true },
  });

describe('leaving with a password typed', () => {
  test('is asked about by the page, and by the browser where all of it goes; nothing is kept', async () => {
    usual();
    await openForm();
    expect(unload()).toBe(false);
    await userEvent.type(field('New password'), 'an even quieter harbour');
    expect(unload()).toBe(true);
    await elsewhere();
    await dialog();
    expect(address()).toBe('/notifications');
    await userEvent.click(screen.getAllByRole('button', { name: 'Stay here' })[0]!);
    expect(field('New password')).toHaveValue('an even quieter harbour');
    await elsewhere();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(address()).toBe('/transactions');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('harbour');
  });

  test('is let go of with nothing typed, or with the form', async () => {
    usual();
    await openForm();
    await userEvent.type(field('New password'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(unload()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    await elsewhere();
    expect(address()).toBe('/transactions');
  });

  test('back is asked about, too, where browsers tell of it', async () => {
    const navigation = Object.assign(new EventTarget(), { traverseTo: jest.fn() });
    Object.assign(globalThis, { navigation });
    usual();
    await openForm();
    await userEvent.type(field('New password'), 'x');
    const first = back();
    act(() => void navigation.dispatchEvent(first));
    expect(first.defaultPrevented).toBe(true);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(navigation.traverseTo).toHaveBeenCalledWith('before');
    const second = back();
    navigation.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(false);
    delete (globalThis as { navigation?: unknown }).navigation;
  });
});
