import { screen } from '@testing-library/react';
import { user } from '@rendezvous/client/testing/screens';
import { Remotes } from '../remote-host/remotes';
import { givenLoads, moduleOf, releaseOf, remoteOf, show } from '../testing/given-remotes';

const operator = { ...user, operator: true };
const PATH = '/operator/chats';

/** A remote with a page for operators. */
const givenPage = () => {
  const chosen = releaseOf('1', [PATH]);
  const { descriptor } = chosen;
  const described = {
    ...descriptor,
    routes: descriptor.routes.map((route) => ({ ...route, access: 'operator' as const })),
    navigation: { operator: [{ path: PATH, position: 1, label: { en: 'Chats' } }] },
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
