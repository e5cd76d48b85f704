import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { user } from '@rendezvous/client/testing/screens';
import type { WaitingWork } from '@rendezvous/contracts/navigation';
import { Remotes } from '../remote-host/remotes';
import { givenLoads, moduleOf, releaseOf, remoteOf, show } from '../testing/given-remotes';

const operator = { ...user, operator: true };
const PATH = '/operator/chats';

/** A remote with a page for operators. */
const givenPage = (waiting: readonly WaitingWork[] = []) => {
  const chosen = releaseOf('1', [PATH]);
  const { descriptor } = chosen;
  const described = {
    ...descriptor,
    routes: descriptor.routes.map((route) => ({ ...route, access: 'operator' as const })),
    navigation: { operator: [{ path: PATH, position: 1, label: { en: 'Chats' }, waiting: [...waiting] }] },
  };
  const { host, loaded } = givenLoads([moduleOf('chats of the site', undefined, PATH)]);
  return { remotes: new Remotes({ chat: remoteOf({ ...chosen, descriptor: described }, null) }, 'en', host), loaded };
};

test.each([
  ['a visitor', null],
  ['a member', user],
])('%s finds no page, and nothing of it is loaded', async (_, viewer) => {
  const { remotes, loaded } = givenPage();
  for (const at of ['/operator', PATH]) {
    const { unmount } = await show(remotes, undefined, { at, user: viewer });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
    unmount();
  }
  expect(loaded).toEqual([]);
});

test('an operator gets the pages that remotes bring, in a frame of their own that leads to them', async () => {
  const { remotes } = givenPage();
  await show(remotes, undefined, { at: PATH, user: operator });
  expect(await screen.findByRole('heading', { level: 1, name: 'chats of the site' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Operator pages' })).toHaveTextContent('Chats');
  expect(screen.getByRole('link', { name: 'Chats' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'To the site' })).toHaveAttribute('href', '/members');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('its first page names them all', async () => {
  const { remotes } = givenPage();
  await show(remotes, undefined, { at: '/operator', user: operator });
  expect(await screen.findByRole('heading', { level: 1, name: 'Operators' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Chats' })).toHaveLength(2);
});

const work = (name: string, field: string): WaitingWork => ({
  path: `/operator/${name}`,
  call: `/api/operator/${name}`,
  field,
  label: { en: `${name} that wait` },
});
const row = (name: string) => screen.getByRole('link', { name: `${name} that wait` }).closest('li');

test('its first page says how much of what waits, by the areas’ own calls; what cannot be counted hides nothing else and can be tried again', async () => {
  const server = givenServer({
    'GET /api/operator/complaints': () => ({ counts: { open: 3 } }),
    'GET /api/operator/refunds': () => ({ refunds: [1, 2], more: true }),
    'GET /api/operator/disputes': () => new Refused(500, 'server.error'),
  });
  const { remotes, loaded } = givenPage([work('complaints', 'counts.open'), work('refunds', 'refunds'), work('disputes', 'disputes')]);
  await show(remotes, undefined, { at: '/operator', user: operator });
  expect(await screen.findByText('3')).toBeInTheDocument();
  expect(row('complaints')).toHaveTextContent('complaints that wait3');
  expect(row('refunds')).toHaveTextContent('refunds that wait2+');
  expect(await screen.findByText('could not be counted')).toBeInTheDocument();
  server.answers({ 'GET /api/operator/disputes': () => ({ disputes: [], more: false }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0')).toBeInTheDocument();
  expect(loaded).toEqual([]);
});
