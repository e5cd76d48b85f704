import { RemoteDescriptor } from '@rendezvous/contracts/releases';
import { buildFacts } from '@rendezvous/site/testing';
import { EARLIER } from './earlier-descriptors.data.js';
import { completed } from './earlier-descriptors.rules.js';

const { navigation: _, ...before } = buildFacts('mfe-chat', '1').descriptor!;
const title = { en: 'Messages', fr: 'Courrier' };

test('a release from before areas said it has the links, title, badges and cache tags that it had', () => {
  const { navigation, badges, cacheTags } = completed(before);
  expect(navigation?.bar?.map(({ path, badge }) => [path, badge])).toEqual([
    ['/chats', 'unread'],
    ['/likes', 'new-likes'],
  ]);
  expect(Object.keys(badges ?? {})).toEqual(['unread', 'new-likes']);
  expect(cacheTags?.['Chats']).toContain('reconnected');
});

test('one that names its links and nothing else keeps those', () => {
  const navigation = { bar: [] };
  expect(completed({ ...before, navigation })).toMatchObject({ navigation, title: EARLIER['mfe-chat']!.title });
});

test('one that says what its area is called says all of it, and a remote of later has nothing from before', () => {
  expect(completed({ ...before, title })).toEqual({ ...before, title });
  const later = { ...before, remote: 'mfe-gifts' };
  expect(completed(later)).toEqual(later);
});

test('pictures are fetched ahead where they were', () => {
  const routes = ['/members', '/members/:id'].map((path) => ({ ...before.routes[0]!, path }));
  const [list, profile] = completed({ ...before, remote: 'mfe-search', routes }).routes;
  expect(list?.pictures).toHaveLength(2);
  expect(profile).toEqual(routes[1]);
});

test.each(Object.keys(EARLIER))('what is added to a release of %s is of a descriptor', (remote) => {
  const told = completed({ ...before, remote });
  expect(RemoteDescriptor.parse(told)).toEqual(told);
  expect(told.title).toBeDefined();
});
