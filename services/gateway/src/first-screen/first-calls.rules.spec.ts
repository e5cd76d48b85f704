import { buildFacts } from '@rendezvous/site/testing';
import { releaseOf } from '@rendezvous/site';
import type { Releasing } from '../composition/composition.rules.js';
import { findPage } from '../composition/page-route.rules.js';
import { badgeCalls, pageCalls } from './first-calls.rules.js';

const { descriptor } = buildFacts('mfe-chat', '1');
const [route] = descriptor!.routes;
const badge = { call: '/api/chats.php', field: 'total', label: {}, shown: [] };
const link = { path: '/chats', icon: 'star', position: 1, label: {} };
const chat = buildFacts('mfe-chat', '1', {
  descriptor: {
    ...descriptor!,
    routes: [
      { ...route!, path: '/chats/:id', access: 'member', data: ['/api/chats/:id', '/api/chats?*'] },
      { ...route!, path: '/about', data: ['/api/about'] },
    ],
    navigation: { bar: [{ ...link, badge: 'unread' }, link, { ...link, badge: 'of-nobody' }] },
    badges: { unread: badge },
  },
});
const releaseIn = (facts: typeof chat) => releaseOf({ facts, folder: `${facts.name}/1` }, new Date(0));
const release = releaseIn(chat);
const releasing: Releasing = {
  shell: releaseIn(buildFacts('shell', '1', { pages: [{ path: '/operator', chunk: 'operator', access: 'operator', data: ['/api/x'] }] })),
  remotes: [
    { release, descriptor: release.descriptor!, channel: 'stable', fallback: null },
    { release, descriptor: buildFacts('mfe-search', '1').descriptor!, channel: 'stable', fallback: null },
  ],
};
const calls = (url: string, isMember: boolean) => pageCalls(url, findPage(releasing, url.split('?')[0]!), isMember);

test('a page begins with the calls of its route, about what its address says', () => {
  expect(calls('/chats/7?sort=new', true)).toEqual(['/api/chats/7', '/api/chats?sort=new']);
  expect(calls('/about', false)).toEqual(['/api/about']);
});

test('who may not see a page is answered nothing ahead, and what is no page begins with nothing', () => {
  expect(calls('/chats/7', false)).toEqual([]);
  expect(calls('/operator', false)).toEqual([]);
  expect(calls('/operator', true)).toEqual(['/api/x']);
  expect(calls('/nowhere', true)).toEqual([]);
});

test('the bar asks for its badges, of those remotes that tell of them', () => {
  expect(badgeCalls(releasing)).toEqual(['/api/chats.php']);
});
