import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import { SettingsScreen } from '../settings/settings-screen';
import * as answers from '../testing/answers';
import { show } from '../testing/show';

// jsdom has none, and the switch makes one for each click
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;

const CHANGE = 'PATCH /api/notifications';
const RESUME = 'POST /api/notifications/resume';

const usual = () =>
  givenServer({
    'GET /api/preferences': () => answers.preferences,
    'GET /api/notifications': () => answers.notifications,
    'GET /api/devices': () => ({ devices: answers.devices }),
    'GET /api/passkeys': () => answers.passkeys,
    'GET /api/user.php': () => ({ user: answers.user }),
  });
const open = (stopped: User['notifications_disabled'] = []) =>
  show(<SettingsScreen />, { at: '/notifications', user: { ...answers.user, notifications_disabled: stopped } });
const theSwitch = (name: string) => screen.findByRole('switch', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each mail that is sent has a switch, and the last item leads to the end of the account', async () => {
  usual();
  await open();
  expect(await theSwitch('New conversations')).toBeChecked();
  expect(await theSwitch('Likes')).not.toBeChecked();
  expect(screen.queryByRole('switch', { name: /Promotions|Weekly/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', '#delete');
});

test('a type that the server does not send yet has no switch', async () => {
  const server = usual();
  server.answers({ 'GET /api/notifications': () => ({ notifications: { like: true } }) });
  await open();
  expect(await theSwitch('Likes')).toBeChecked();
  expect(screen.queryByRole('switch', { name: 'New messages' })).not.toBeInTheDocument();
});

test('what cannot be loaded is said there, and another try loads it; the other settings are there', async () => {
  const server = usual();
  server.answers({ 'GET /api/notifications': () => new Refused(500, 'server.error') });
  await open();
  await screen.findByText('Your choice of mails could not be loaded');
  expect(await theSwitch('Private')).toBeChecked();
  server.answers({ 'GET /api/notifications': () => answers.notifications });
  await press('Try again');
  expect(await theSwitch('New messages')).toBeChecked();
});

test('a switch shows at once what was chosen, is told, and can be undone', async () => {
  const server = usual();
  const waiting: ((reply: unknown) => void)[] = [];
  server.answers({ [CHANGE]: () => new Promise((resolve) => void waiting.push(resolve)) });
  await open();
  await userEvent.click(await theSwitch('Likes'));
  await waitFor(async () => expect(await theSwitch('Likes')).toBeChecked());
  expect(screen.queryByText('Likes: on')).not.toBeInTheDocument();
  act(() => waiting[0]?.(answers.notifications));
  expect(await screen.findByText('Likes: on')).toBeInTheDocument();
  server.answers({ [CHANGE]: () => answers.notifications });
  await press('Undo');
  await waitFor(async () => expect(await theSwitch('Likes')).not.toBeChecked());
  expect(server.of(CHANGE).map(({ body }) => body)).toEqual([{ like: true }, { like: false }]);
});

test('a refused switch goes back and says why; what was chosen meanwhile stays', async () => {
  const server = usual();
  server.answers({ [CHANGE]: ({ body }) => ('like' in (body as object) ? new Refused(503, 'server.unavailable') : answers.notifications) });
  await open();
  await userEvent.click(await theSwitch('Likes'));
  await userEvent.click(await theSwitch('New messages'));
  expect(await screen.findByText(/We are not available right now/)).toBeInTheDocument();
  expect(await theSwitch('Likes')).not.toBeChecked();
  expect(await theSwitch('New messages')).not.toBeChecked();
});

test.each([
  ['fbl', 'A mail to hugo@given.test was marked as spam.'],
  ['listunsubscribe', 'hugo@given.test unsubscribed from our mails.'],
] as const)('mails that were stopped (%s) are switched on again by one click', async (reason, sentence) => {
  const server = usual();
  server.answers({ [RESUME]: () => ({ link_sent: false }) });
  await open([reason]);
  await screen.findByText(sentence);
  await press('Switch on again');
  expect(await screen.findByText('Mails are switched on again.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
});

test('after a refused mail a link proves the address, or it is changed; that reason comes before others', async () => {
  const server = usual();
  server.answers({
    [RESUME]: () => ({ link_sent: true }),
    'GET /api/user.php': () => ({ user: { ...answers.user, notifications_disabled: ['bounce'] } }),
  });
  await open(['fbl', 'bounce']);
  await screen.findByText('Your address hugo@given.test refused a mail.');
  expect(screen.getByRole('link', { name: 'Change the address' })).toHaveAttribute('href', '#account');
  await press('Send me the link');
  expect(await screen.findByText(/A mail is on its way to hugo@given.test/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send me the link' })).not.toBeInTheDocument();
});

test('a refusal says why, and the way back stays', async () => {
  const server = usual();
  server.answers({
    [RESUME]: () => new Refused(429, 'request.too-many', { params: { seconds: 60 } }),
    'GET /api/user.php': () => ({ user: { ...answers.user, notifications_disabled: ['listunsubscribe'] } }),
  });
  await open(['listunsubscribe']);
  await screen.findByText(/unsubscribed from our mails/);
  await press('Switch on again');
  expect(await screen.findByText(/That was a lot at once/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Switch on again' })).toBeInTheDocument();
});
