import type { Navigation } from '@rendezvous/contracts/navigation';
import { isFor, pageNavigation, textIn } from './navigation.rules';

const together = (navigations: readonly Navigation[]) => pageNavigation(navigations.map((navigation) => ({ navigation })));
const link = (path: string, position: number) => ({ path, position, icon: 'heart', label: { en: path } });
const paths = (links: readonly { readonly path: string }[]) => links.map(({ path }) => path);

test('the links of all remotes stand in one order, place by place', () => {
  const search: Navigation = { bar: [link('/search', 10), link('/likes', 30)], footer: [link('/about', 20)] };
  const account: Navigation = { account: [link('/settings', 10)], footer: [link('/terms', 10)] };
  const chat: Navigation = { bar: [link('/chat', 20)] };
  const all = together([search, account, {}, chat]);
  expect(paths(all.bar)).toEqual(['/search', '/chat', '/likes']);
  expect(paths(all.account)).toEqual(['/settings']);
  expect(paths(all.footer)).toEqual(['/terms', '/about']);
});

test('links with one position stand in the order of their addresses, however the remotes stand', () => {
  const [first, second, third] = ['/a', '/b', '/c'].map((path): Navigation => ({ bar: [link(path, 10)] })) as [
    Navigation,
    Navigation,
    Navigation,
  ];
  for (const remotes of [
    [first, second, third],
    [third, second, first],
    [second, third, first],
  ])
    expect(paths(together(remotes).bar)).toEqual(['/a', '/b', '/c']);
});

test('two links to one address stand in the order of their remotes', () => {
  const [one, other] = ['one', 'other'].map((name): Navigation => ({ footer: [{ ...link('/a', 10), label: { en: name } }] })) as [
    Navigation,
    Navigation,
  ];
  expect(together([one, other]).footer.map(({ label }) => label['en'])).toEqual(['one', 'other']);
});

const badgesOf = (remotes: Parameters<typeof pageNavigation>[0]) => pageNavigation(remotes).bar.map((one) => one.badge);
test('a link of the bar has the badge that its own remote tells of by that name', () => {
  const badge = { call: '/api/x', field: 'count', label: {}, shown: [] };
  const navigation: Navigation = { bar: [{ ...link('/a', 10), badge: 'new' }] };
  expect(badgesOf([{ navigation, badges: { new: badge } }])).toEqual([badge]);
  expect(badgesOf([{ navigation, badges: { other: badge } }, { badges: { new: badge } }])).toEqual([undefined]);
  expect(badgesOf([{ navigation: { bar: [link('/a', 10)] }, badges: { new: badge } }])).toEqual([undefined]);
});

const free = { paid_user: false };
const premium = { paid_user: true };

test.each([
  [undefined, [true, true, true]],
  ['everyone', [true, true, true]],
  ['members', [false, true, true]],
  ['free', [false, true, false]],
  ['premium', [false, false, true]],
  ['astronauts', [false, false, false]],
])('a link for %s is offered to visitors, free and paying members: %j', (readers, offered) => {
  const one = { ...link('/here', 1), for: readers as 'members' };
  expect([null, free, premium].map((user) => isFor(one, user))).toEqual(offered);
});

test('a label is in the language of the page, or else in the first it has', () => {
  const texts = { en: 'Search', fr: 'Chercher' };
  expect([textIn('fr', texts), textIn('en', texts), textIn('de', texts)]).toEqual(['Chercher', 'Search', 'Search']);
  expect(textIn('en', {})).toBe('');
});
