import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import { user } from '@rendezvous/client/testing/screens';
import { buildFacts } from '@rendezvous/site/testing';
import { mountsOf } from './mounts.rules.js';

const [route] = buildFacts('mfe-chat', '1').descriptor!.routes;
const descriptor = {
  ...buildFacts('mfe-chat', '1').descriptor!,
  routes: [route!, { ...route!, path: '/chats/:id', access: 'member' as const, chunk: 'room' }],
  slots: ['match'],
};
const answers = { 'GET /api/chats': () => ({}) };
const given = { memberId: 8, kind: 'match' as const };
const screens: RemoteScreens = {
  pages: {
    '/chat': { full: { at: '/chat', answers: {} } },
    '/chats/:id': { full: { at: '/chats/4', answers }, empty: { at: '/chats/5', answers } },
  },
  parts: { match: { full: { given, answers }, empty: { given, user: null, answers } } },
};

test('each screen is shown once in each of its states, to whom its access names, in both languages', () => {
  const { mounts, faults } = mountsOf(descriptor, screens);
  expect(faults).toEqual([]);
  expect(mounts.map(({ place, state, locale, at, user: viewer }) => [place, state, locale, at, viewer?.id])).toEqual([
    ['/chat', 'full', 'en', '/chat', undefined],
    ['/chats/:id', 'full', 'en', '/chats/4', user.id],
    ['/chats/:id', 'empty', 'fr', '/chats/5', user.id],
    ['match', 'full', 'en', '/proof/part', user.id],
    ['match', 'empty', 'fr', '/proof/part', undefined],
  ]);
  expect(mounts[1]?.user).toEqual(user);
});

test('a screen that nobody tells of is named, and one that asks for something and has no empty state', () => {
  const [full] = [{ at: '/chats/4', answers }];
  expect(mountsOf(descriptor, { pages: { '/chats/:id': { full } }, parts: {} }).faults).toEqual([
    'Page /chat cannot be shown: nobody says what its calls are answered. Write it in mfe-chat/src/testing/screens.ts.',
    expect.stringMatching(/^Page \/chats\/:id has no empty state/),
    expect.stringMatching(/^Part match cannot be shown/),
  ]);
});

test('what only operators see is shown to one, in the settings that its team says', () => {
  const operating = { ...descriptor, routes: [{ ...route!, path: '/reports', access: 'operator' as const }], slots: [] };
  const full = { at: '/reports', answers: {}, settings: { demo: true } };
  const { mounts } = mountsOf(operating, { pages: { '/reports': { full } }, parts: {} });
  expect(mounts).toMatchObject([{ user: { ...user, operator: true }, settings: { demo: true }, kind: 'page', given: null }]);
});

test('a part is told what its team says, in the settings that every site begins with', () => {
  const { mounts } = mountsOf({ ...descriptor, routes: [] }, screens);
  expect(mounts.map((mount) => [mount.kind, mount.given, mount.settings, mount.chunk])).toEqual([
    ['part', given, {}, 'match'],
    ['part', given, {}, 'match'],
  ]);
});
