import { type Answers, Refused, noChats, settings, user } from '@rendezvous/client/testing/screens';
import type { Composition } from '@rendezvous/contracts/releases';
import { type ReleaseFacts, releaseOf } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { composedWith } from '../composed.js';
import { type AnsweredPage, answeredPage } from './answered-page.js';

const liveOf = (facts: ReleaseFacts) => {
  const stable = releaseOf({ facts, folder: `${facts.name}/1` }, new Date(0));
  return { stable, stableBy: 'ada', stableSince: new Date(0), before: null, canary: null, pinned: null };
};
const chats = buildFacts('mfe-chat', '1').descriptor!;
const badge = (call: string) => ({ call, field: 'total_unread_messages', label: {}, shown: [] });
const link = (name: string) => ({ path: '/chat', icon: 'star', position: 1, badge: name, label: { en: 'Chats', fr: 'Discussions' } });
const chat = buildFacts('mfe-chat', '1', {
  descriptor: {
    ...chats,
    navigation: { bar: [link('unread'), link('other')] },
    badges: { unread: badge('/api/chats.php'), other: badge('/api/other.php') },
  },
});
const gifts = buildFacts('mfe-gifts', '2').descriptor!;
const data = ['/api/gifts/:id', '/api/gifts?*'];
const candidate = buildFacts('mfe-gifts', '2', {
  descriptor: { ...gifts, routes: [{ ...gifts.routes[0]!, path: '/gifts/:id', draw: 'server', data }] },
});
const releasing = composedWith(releaseOf({ facts: candidate, folder: '' }, new Date(0)), {
  revision: '1',
  remotes: { shell: liveOf(buildFacts('shell', '1')), 'mfe-chat': liveOf(chat) },
});

const both: Answers = { 'GET /api/gifts/7': () => ({ id: 7 }), 'GET /api/gifts': ({ query }) => ({ query }) };
const answered = (answers: Answers, looks: typeof user | null = null) =>
  answeredPage({ at: '/gifts/7?sort=new&color=red', locale: 'fr', user: looks, settings: { name: 'Encounters' }, answers }, releasing);

const compositionIn = (page: AnsweredPage['page']) => JSON.parse(page?.composition ?? 'null') as Composition;

test('a page is drawn from what the gateway answers it ahead: settings, who looks and its own calls, spelled as the client does', async () => {
  const { page, unanswered } = await answered(both);
  expect(unanswered).toEqual([]);
  expect(page?.url).toBe('/gifts/7?sort=new&color=red');
  expect(compositionIn(page)).toMatchObject({ locale: 'fr', shell: '1', remotes: { gifts: { version: '2' }, chat: { version: '1' } } });
  expect(compositionIn(page).firstAnswers).toEqual({
    '/api/settings.php': { ...settings, name: 'Encounters' },
    '/api/user.php': { user: null },
    '/api/gifts/7': { id: 7 },
    '/api/gifts?color=red&sort=new': { query: { color: 'red', sort: 'new' } },
  });
  expect(compositionIn(page)).not.toHaveProperty('firstRefusals');
});

test('a member’s page has the numbers of the bar as well, as far as somebody says them', async () => {
  const { page, unanswered } = await answered(both, user);
  expect(unanswered).toEqual([]);
  expect(compositionIn(page).firstAnswers).toMatchObject({ '/api/user.php': { user }, '/api/chats.php': noChats });
  expect(compositionIn(page).firstAnswers).not.toHaveProperty('/api/other.php');
});

test('a call that it begins with and nobody answers is told, and the page is not drawn', async () => {
  expect(await answered({ 'GET /api/gifts': () => ({}) })).toEqual({ page: null, unanswered: ['GET /api/gifts/7'] });
});

const refused = (status: number) => answered({ ...both, 'GET /api/gifts/7': () => new Refused(status, 'request.not-found') });

test('that there is no such thing goes along as the answer; any other refusal leaves the page to browsers', async () => {
  const { page } = await refused(404);
  expect(compositionIn(page).firstRefusals).toEqual({
    '/api/gifts/7': { status: 404, body: { error: { code: 'request.not-found', requestId: 'test' } } },
  });
  expect(compositionIn(page).firstAnswers).not.toHaveProperty('/api/gifts/7');
  expect(await refused(503)).toEqual({ page: null, unanswered: [] });
});
