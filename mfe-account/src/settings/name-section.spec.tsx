import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { SettingsScreen } from './settings-screen';

const READ = 'GET /api/account/name';
const SET = 'PUT /api/account/name';
const { name } = answers.user.profile;
const usual = (next: string | null = null) =>
  givenServer({
    'GET /api/preferences': () => answers.preferences,
    'GET /api/user.php': () => ({ user: answers.user }),
    [READ]: () => ({ name, next_at: next }),
  });
const open = () => show(<SettingsScreen />, { at: '/notifications', user: answers.user });
const openForm = async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the name' }));
  return screen.findByLabelText('New name');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Take this name' }));

beforeEach(() => localStorage.clear());

test('another name is taken, told, and the date of the next one stands there', async () => {
  const server = usual();
  server.answers({ [SET]: ({ body }) => ({ name: (body as { name: string }).name, next_at: '2026-12-20T10:00:00.000Z' }) });
  const field = await openForm();
  expect(field).toHaveValue(name);
  await userEvent.clear(field);
  await userEvent.type(field, 'Nadja ');
  await send();
  expect(await screen.findByText('Your name is changed.')).toBeInTheDocument();
  const row = within(screen.getByText('You can change it again on December 20, 2026').parentElement!);
  expect(row.getByText('Nadja')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the name' })).toBeNull();
  expect(server.of(SET).map(({ body }) => body)).toEqual([{ name: 'Nadja' }]);
});

const typed = async () => {
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the name' }));
  return { field: await screen.findByLabelText('New name'), leave: unmount };
};

test('what was typed is there again after the page was left, until it is taken or let go of', async () => {
  const server = usual();
  const first = await typed();
  await userEvent.type(first.field, ' van Zee');
  first.leave();
  const second = await typed();
  expect(second.field).toHaveValue(`${name} van Zee`);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  second.leave();
  const third = await typed();
  expect(third.field).toHaveValue(name);
  await userEvent.type(third.field, 'x');
  server.answers({ [SET]: () => ({ name: `${name}x`, next_at: null }) });
  await send();
  expect(await screen.findByText('Your name is changed.')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('settings'))).toEqual([]);
});

test('whoever changed it lately is told when again', async () => {
  usual('2026-12-20T10:00:00.000Z');
  await open();
  expect(await screen.findByText('You can change it again on December 20, 2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the name' })).toBeNull();
});

test.each([
  ['taken', new Refused(409, 'account.name-taken'), 'Somebody has this name already. Try another.'],
  [
    'too soon',
    new Refused(409, 'account.name-too-soon', { params: { until: '2026-12-20T10:00:00.000Z' } }),
    'You can change your name once in 30 days.',
  ],
])('a refusal is said: %s', async (_, refusal, text) => {
  usual().answers({ [SET]: () => refusal });
  const field = await openForm();
  await userEvent.type(field, 'x');
  await send();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(field).toHaveValue(`${name}x`);
});
