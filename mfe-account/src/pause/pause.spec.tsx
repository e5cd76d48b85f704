import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { SettingsScreen } from '../settings/settings-screen';
import * as answers from '../testing/answers';
import { show } from '../testing/show';

const READ = 'GET /api/preferences';
const paused = { ...answers.preferences, paused_since: '2026-11-20T10:00:00.000Z' };
const usual = (preferences: typeof answers.preferences = answers.preferences) => {
  const server = givenServer({ [READ]: () => preferences });
  server.answers({
    'PUT /api/account/pause': () => {
      server.answers({ [READ]: () => paused });
      return { paused_since: paused.paused_since };
    },
    'DELETE /api/account/pause': () => {
      server.answers({ [READ]: () => answers.preferences });
      return { ok: true };
    },
  });
  return server;
};
const open = async () => {
  await show(<SettingsScreen />, { at: '/notifications', user: answers.user });
  return within((await screen.findByRole('heading', { name: 'Taking a break' })).closest('section')!);
};
const notice = () => screen.queryByText('You have been taking a break since November 20, 2026');

test('a break begins with one button, is told, and one button ends it', async () => {
  usual();
  const section = await open();
  expect(notice()).toBeNull();
  await userEvent.click(section.getByRole('button', { name: 'Take a break' }));
  expect(await screen.findByText('You are taking a break. Nobody finds you now.')).toBeInTheDocument();
  await waitFor(() => expect(notice()).toBeInTheDocument());
  await userEvent.click(section.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText('Welcome back. You are shown as before.')).toBeInTheDocument();
  await waitFor(() => expect(notice()).toBeNull());
});

test('a break that was begun by mistake is undone where it is told', async () => {
  const server = usual();
  const section = await open();
  await userEvent.click(section.getByRole('button', { name: 'Take a break' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Welcome back. You are shown as before.')).toBeInTheDocument();
  expect(server.of('DELETE /api/account/pause')).toHaveLength(1);
  await waitFor(() => expect(notice()).toBeNull());
});

test('whoever takes a break is told so on top, with the way back', async () => {
  usual(paused);
  await open();
  await userEvent.click(within(notice()!.closest<HTMLElement>('div')!.parentElement!).getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText('Welcome back. You are shown as before.')).toBeInTheDocument();
});

test('a refusal is said, and nothing changes', async () => {
  const server = usual();
  server.answers({ 'PUT /api/account/pause': () => new Refused(503, 'server.unavailable') });
  const section = await open();
  await userEvent.click(section.getByRole('button', { name: 'Take a break' }));
  expect(await screen.findByText(/We are not available right now/)).toBeInTheDocument();
  expect(notice()).toBeNull();
  expect(section.getByRole('button', { name: 'Take a break' })).toBeInTheDocument();
});
