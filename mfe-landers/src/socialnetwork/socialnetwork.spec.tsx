import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '../testing/given-server';
import { constellation } from '../testing/landers/socialnetwork';
import { show } from '../testing/show';
import { SocialnetworkScreen } from './socialnetwork-screen';

const AT = '/landers/socialnetwork';
const COUNTS = '/api/member-counts/interests';

const open = async (count: () => unknown = () => ({ country: 'CH', members: 40 })) => {
  const server = givenServer({ '/api/landers/socialnetwork': () => constellation, [COUNTS]: count });
  await show(<SocialnetworkScreen />, { at: AT, route: `${AT}/:slug?` });
  await screen.findByRole('heading', { level: 1, name: constellation.heading });
  return server;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const pick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(box(name));
};
const told = () => document.querySelector('[aria-live]')!.textContent;
const address = () => screen.getByTestId('address').textContent;

test('a variant that does not exist says so', async () => {
  givenServer({ '/api/landers/summer': () => new Refused(404, 'landers.lander-not-found') });
  await show(<SocialnetworkScreen />, { at: `${AT}/summer`, route: `${AT}/:slug?` });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
});

test('three can be picked, lines join them, and about how many share them is told', async () => {
  const server = await open();
  await pick('Wine', 'Music');
  expect(told()).toBe('One more to pick');
  expect(server.calls).not.toContain(COUNTS);
  await pick('Hiking');
  await waitFor(() => expect(told()).toBe('About 40 people here love all three.'));
  expect(document.querySelectorAll('line.lit')).toHaveLength(3);
  expect(box('Art')).toBeDisabled();
  await pick('Wine');
  expect(box('Art')).toBeEnabled();
});

test.each([
  ['few', { country: 'CH', members: null }, 'A few people here love all three.'],
  ['nobody', { country: 'CH', members: 0 }, 'Nobody here loves all three yet. Try another one.'],
  ['not told where members do not see what others like', { country: 'CH' }, ''],
])('%s', async (_, answer, words) => {
  await open(() => answer);
  await pick('Wine', 'Music', 'Hiking');
  await waitFor(() => expect(told()).toBe(words));
});

test('a count that does not come holds nobody up', async () => {
  await open(() => new Refused(500, 'server.error'));
  await pick('Wine', 'Music', 'Hiking');
  await waitFor(() => expect(told()).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(address()).toBe('/members?interests=music%2Chiking%2Cwine'));
});

test('without a script the boxes are a form that leads to the search', async () => {
  await open();
  await pick('Music', 'Wine');
  const form = document.querySelector('form')!;
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/members', 'get']);
  expect([...new FormData(form)]).toEqual([
    ['interests', 'music'],
    ['interests', 'wine'],
  ]);
});

test('joining ends at the same search', async () => {
  await open();
  await pick('Music');
  expect(screen.getByRole('link', { name: 'Find your people' })).toHaveAttribute('href', '/signup?next=%2Fmembers%3Finterests%3Dmusic');
});
