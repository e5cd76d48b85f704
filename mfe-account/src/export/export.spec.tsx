import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataExport } from '@rendezvous/contracts/account/export';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { SettingsScreen } from '../settings/settings-screen';
import * as answers from '../testing/answers';
import { show } from '../testing/show';

const READ = 'GET /api/account/export';
const ASK = 'POST /api/account/export';
const preparing: DataExport = { ...answers.dataExport, state: 'preparing', until: null, bytes: null };
const usual = (latest: DataExport | null, left = 2) =>
  givenServer({ 'GET /api/preferences': () => answers.preferences, [READ]: () => ({ export: latest, left }) });
const open = () => show(<SettingsScreen />, { at: '/notifications', user: answers.user });
const askButton = (name = 'Put my data together') => screen.findByRole('button', { name });

test('it is asked for once, and told that it is on its way', async () => {
  const server = usual(null);
  server.answers({ [ASK]: () => ({ export: preparing, left: 1 }) });
  await open();
  await userEvent.click(await askButton());
  expect(await screen.findByText('Your data is being put together')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /together/ })).toBeNull();
  expect(server.of(ASK)).toHaveLength(1);
});

test('what is ready is a file to download, until when, how large', async () => {
  usual(answers.dataExport, 1);
  await open();
  const link = await screen.findByRole('link', { name: 'Download (2.3 MB)' });
  expect(link).toHaveAttribute('href', '/api/account/export/3/file');
  expect(screen.getByText(/You can fetch it until November 21, 2026/)).toBeInTheDocument();
  expect(await askButton('Put it together again')).toBeInTheDocument();
});

test('who has asked twice is told so, and asks no more', async () => {
  usual(answers.dataExport, 0);
  await open();
  expect(await screen.findByText(/You have asked twice/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /together/ })).toBeNull();
});

test('what failed can be asked for again', async () => {
  usual({ ...preparing, state: 'failed' });
  await open();
  expect(await screen.findByText('It could not be put together')).toBeInTheDocument();
  expect(await askButton('Put it together again')).toBeInTheDocument();
});

test('a refusal is said', async () => {
  usual(null).answers({ [ASK]: () => new Refused(429, 'account.export-limit', { params: { limit: 2 } }) });
  await open();
  await userEvent.click(await askButton());
  expect(await screen.findByText('You can have your data put together 2 times in 24 hours.')).toBeInTheDocument();
});

test('what cannot be loaded is said there, and another try loads it', async () => {
  const server = usual(null);
  server.answers({ [READ]: () => new Refused(500, 'server.error') });
  await open();
  const section = within((await screen.findByText('Your data could not be asked for')).closest('section')!);
  server.answers({ [READ]: () => ({ export: null, left: 2 }) });
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await askButton()).toBeInTheDocument();
});
