import { screen, waitFor, within } from '@testing-library/react';
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
    'GET /api/passkeys': () => ({ ...answers.passkeys, passkeys: [] }),
    'GET /api/user.php': () => ({ user: null }),
  });
const open = () => show(<SettingsScreen />, { at: '/notifications', user: answers.user });

test('each is told with browser, system and country; this one cannot be logged out here', async () => {
  usual();
  await open();
  const own = (await screen.findByText('Firefox on Linux')).closest('li')!;
  expect(own).toHaveTextContent('France · This device');
  expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Safari on iPhone').closest('li')).toHaveTextContent(/Last seen Nov 20, 2026/);
  expect(screen.getByText('Unknown browser').closest('li')).toHaveTextContent('Brazil');
});

test('of many the last used stand there, the rest for whoever opens it', async () => {
  const server = usual();
  const more = Array.from({ length: 4 }, (_, at) => ({ ...answers.devices[1]!, id: 10 + at, browser: 'Chrome', system: 'Android' }));
  server.answers({ 'GET /api/devices': () => ({ devices: [...answers.devices, ...more] }) });
  await open();
  const opener = await screen.findByText('3 other devices');
  const rest = opener.closest('details')!;
  expect(rest).not.toHaveAttribute('open');
  expect(within(rest).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  await userEvent.click(opener);
  expect(rest).toHaveAttribute('open');
  expect(within(rest).getAllByRole('button', { name: 'Log out Chrome on Android' })).toHaveLength(3);
});

test('what cannot be loaded is said there, and another try loads it; the other settings are there', async () => {
  const server = usual();
  server.answers({ 'GET /api/devices': () => new Refused(500, 'server.error') });
  await open();
  await screen.findByText('Your devices could not be loaded');
  expect(await screen.findByRole('switch', { name: 'Private' })).toBeChecked();
  server.answers({ 'GET /api/devices': () => ({ devices: answers.devices }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
});

test('one is logged out and leaves the list', async () => {
  const server = usual();
  server.answers({
    'DELETE /api/devices/2': () => {
      server.answers({ 'GET /api/devices': () => ({ devices: answers.devices.filter(({ id }) => id !== 2) }) });
      return { ok: true };
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
  expect(await screen.findByText('Logged out: Safari on iPhone')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
});

test('all others are logged out at once; the button goes with them', async () => {
  const server = usual();
  server.answers({
    'DELETE /api/devices': () => {
      server.answers({ 'GET /api/devices': () => ({ devices: answers.devices.slice(0, 1) }) });
      return { ok: true };
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('You are logged out everywhere else.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument());
});

test('a refusal says why, and the list stays', async () => {
  const server = usual();
  server.answers({ 'DELETE /api/devices/3': () => new Refused(429, 'request.too-many') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Unknown browser' }));
  await waitFor(() => expect(server.of('DELETE /api/devices/3')).toHaveLength(1));
  expect(screen.getByText('Unknown browser')).toBeInTheDocument();
  expect(screen.queryByText(/Logged out: /)).not.toBeInTheDocument();
});
