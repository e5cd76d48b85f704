import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { SettingsScreen } from './settings-screen';

// jsdom has none, and the switch makes one for each click
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;

const usual = () =>
  givenServer({
    'GET /api/preferences': () => answers.preferences,
    'GET /api/notifications': () => answers.notifications,
    'GET /api/devices': () => ({ devices: answers.devices }),
    'GET /api/passkeys': () => answers.passkeys,
    'GET /api/age-assurance': () => answers.unaskedAge,
    'GET /api/user.php': () => ({ user: null }),
    'GET /api/logout.php': () => ({ ok: true }),
  });
const open = (user = answers.user) => show(<SettingsScreen />, { at: '/notifications', user });
const address = () => screen.getByTestId('address').textContent;
const theSwitch = (name: string) => screen.findByRole('switch', { name });

test('what cannot be loaded is said, and another try loads it', async () => {
  const server = usual();
  server.answers({ 'GET /api/preferences': () => new Refused(500, 'server.error') });
  await open();
  await screen.findByText('Your settings could not be loaded');
  server.answers({ 'GET /api/preferences': () => answers.preferences });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await theSwitch('Private')).toBeChecked();
});

test('an index leads to each section by its address, and marks the one that the address names', async () => {
  usual();
  await show(<SettingsScreen />, { at: '/notifications#devices', route: '/notifications', user: answers.user });
  await theSwitch('Private');
  const index = within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
  for (const link of index.getAllByRole('link')) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
  expect(index.getByRole('link', { current: 'location' })).toHaveAttribute('href', '#devices');
});

test('a switch is kept at once, told, and can be undone', async () => {
  const server = usual();
  server.answers({ 'PATCH /api/preferences': ({ body }) => ({ preferences: { ...answers.preferences.preferences, ...body } }) });
  await open();
  await userEvent.click(await theSwitch('Invisible'));
  expect(await screen.findByText('Invisible: on')).toBeInTheDocument();
  expect(await theSwitch('Invisible')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await theSwitch('Invisible')).not.toBeChecked());
  expect(server.of('PATCH /api/preferences').map(({ body }) => body)).toEqual([{ invisible: true }, { invisible: false }]);
});

test('a refused switch goes back and says why', async () => {
  const server = usual();
  server.answers({ 'PATCH /api/preferences': () => new Refused(503, 'server.unavailable') });
  await open();
  await userEvent.click(await theSwitch('Read receipts'));
  expect(await screen.findByText(/We are not available right now/)).toBeInTheDocument();
  expect(await theSwitch('Read receipts')).toBeChecked();
});

test('a blocked member is unblocked, and the list is asked for again', async () => {
  const server = usual();
  server.answers({
    'DELETE /api/blocks/7': () => {
      server.answers({ 'GET /api/preferences': () => ({ ...answers.preferences, blocked: [] }) });
      return { ok: true };
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Marc' }));
  // it goes by itself after some seconds
  expect(await screen.findByText(/Marc is no longer blocked/)).toBeInTheDocument();
  expect(await screen.findByText(/You have blocked nobody/)).toBeInTheDocument();
});

test('an address that is not confirmed is said, with another mail; a stopped one with its reason', async () => {
  const server = usual();
  server.answers({ 'POST /api/activation/mail': () => ({ ok: true }) });
  const { unmount } = await open(answers.unconfirmed);
  const notice = (await screen.findByText('Your e-mail address is not confirmed')).closest('div')!;
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await within(notice).findByText('Sent. Please look in your mailbox.')).toBeInTheDocument();
  unmount();
  await open({ ...answers.user, notifications_disabled: ['bounce'] });
  expect(await screen.findByText('Your address hugo@given.test refused a mail.')).toBeInTheDocument();
});

test('logging out leaves the page for the home page before the login ends: nothing of it is asked for again', async () => {
  const server = usual();
  let leftFor: string | null = null;
  server.answers({
    'GET /api/logout.php': () => {
      leftFor = address();
      return { ok: true };
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(server.of('GET /api/logout.php')).toHaveLength(1));
  expect(leftFor).toBe('/');
  expect(address()).toBe('/');
});

test('until when the age is confirmed is said beside the address, with the way to its page', async () => {
  usual().answers({ 'GET /api/age-assurance': () => answers.assuredAge });
  await open();
  expect(
    await screen.findByText(/Confirmed by Sandbox Age Check\. That is good until November 20, 2027; then we ask again\./),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See how it stands' })).toHaveAttribute('href', '/age');
});

test('an age that has to be confirmed again is said with the day until which it was', async () => {
  usual().answers({ 'GET /api/age-assurance': () => ({ ...answers.age, state: 'expired', since: '2026-11-20T10:00:00.000Z' }) });
  await open();
  expect(await screen.findByText('It was confirmed until November 20, 2026, and has to be again.')).toBeInTheDocument();
});

test('nothing is said of an age where nobody is asked', async () => {
  const server = usual();
  await open();
  await waitFor(() => expect(server.of('GET /api/age-assurance')).toHaveLength(1));
  expect(screen.queryByText('Confirmation of your age')).not.toBeInTheDocument();
});
