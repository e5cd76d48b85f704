import type { Mount } from './mounts.rules.js';
import { type Sight, hasArrived, keysIn, sightFaults } from './sight.rules.js';

const mount: Mount = {
  place: '/chats',
  kind: 'page',
  state: 'empty',
  locale: 'fr',
  at: '/chats?sort=new',
  user: null,
  settings: {},
  answers: {},
  given: null,
  chunk: 'chats',
};
const well: Sight = {
  path: '/chats',
  arrived: true,
  rested: true,
  nobody: false,
  slotless: false,
  errors: [],
  unanswered: [],
  failures: [],
  keys: [],
};
const chat = { remote: 'mfe-chat', others: ['search', 'billing'] };
const faults = (sight: Partial<Sight>, of: Partial<Mount> = {}) => sightFaults(chat, { ...mount, ...of }, { ...well, ...sight });
const failure = { remote: 'mfe-chat', phase: 'render', code: 'threw' };
const error = (text: string, remote = 'mfe-chat') => `${text}\n    at https://x/releases/${remote}/1/chats.js:1`;

test('a screen that is there has nothing against it', () => {
  expect(faults({})).toEqual([]);
});

test('a screen that fails is told with where, what was seen and how to look', () => {
  expect(faults({ failures: [failure], errors: [error('TypeError: useToday is not a function')], arrived: false })).toEqual([
    '/chats (empty): it fails (render, threw): TypeError: useToday is not a function. See it: npm run dev -- mfe-chat.',
  ]);
  expect(faults({ failures: [failure] }, { kind: 'part', place: 'match' })).toEqual([
    expect.stringMatching(/^Part match \(empty\): it fails/),
  ]);
});

test('a failure that left no error is told by where it failed alone', () => {
  expect(faults({ failures: [failure] })).toEqual(['/chats (empty): it fails (render, threw). See it: npm run dev -- mfe-chat.']);
});

test('of an error its first line is told, without the point at its end, and of a long one the beginning', () => {
  expect(faults({ errors: ['Error: a.b is lost.\nand more'] })).toEqual([expect.stringContaining('says: Error: a.b is lost. See it')]);
  expect(faults({ errors: ['x'.repeat(301)] })).toEqual([expect.stringContaining(`says: ${'x'.repeat(300)}. See it`)]);
});

test('an error that nobody caught, or that the console was told, refuses, and once', () => {
  expect(faults({ errors: [error('Error: lost'), error('Error: lost')] })).toEqual([
    expect.stringMatching(/^\/chats \(empty\): the console says: Error: lost\. See it/),
  ]);
});

test('what another remote does wrong beside it refuses nothing', () => {
  expect(faults({ errors: [error('Error: lost', 'mfe-billing')], failures: [{ ...failure, remote: 'mfe-billing' }] })).toEqual([]);
});

test('a call that nobody answers is told with where to answer it', () => {
  expect(faults({ unanswered: ['GET /api/chats'] })).toEqual([
    '/chats (empty): nobody answers GET /api/chats. Say what it answers in mfe-chat/src/testing/screens.ts.',
  ]);
});

test('an id in place of a text is told with its language', () => {
  expect(faults({ keys: ['chat.list.empty'] })).toEqual([
    expect.stringMatching(/shows the id "chat\.list\.empty" .* in its screen's messages\/fr\.json/),
  ]);
});

const missing = (id: string) => `F: [@formatjs/intl Error MISSING_TRANSLATION] Missing message: "${id}" for locale "fr-FR", using id.`;

test('a text that is missing and that nobody sees is told as well, and once', () => {
  expect(faults({ errors: [missing('chat.list.empty')], keys: ['chat.list.empty'] })).toEqual([
    expect.stringMatching(/shows the id "chat\.list\.empty"/),
  ]);
});

test('a text that another remote lacks beside it refuses nothing; an id that is of nobody there is its own', () => {
  expect(faults({ errors: [missing('search.list.title'), missing('billing.offer')] })).toEqual([]);
  expect(faults({ errors: [missing('chats.list.title')] })).toEqual([expect.stringMatching(/shows the id "chats\.list\.title"/)]);
});

const part = { kind: 'part', place: 'match' } as const;

test('a shell from before there were slots shows no part, which refuses nothing', () => {
  expect(faults({ slotless: true, errors: ['Error: x'], arrived: false }, part)).toEqual([]);
});

test('a part whose page failed was seen by nobody, which is a fault', () => {
  expect(faults({ failures: [{ remote: 'mfe-proof', phase: 'load', code: 'late' }], arrived: false }, part)).toEqual([
    'Part match (empty): the page that shows it failed (load, late), so nobody saw it. Run the command again.',
  ]);
});

test('a screen came when every script of its own was asked for, not only one that leads to it', () => {
  const files = ['/chats.js', '/room.js', '/room.css'];
  expect(hasArrived(new Set(['/chats.js']), files)).toBe(false);
  expect(hasArrived(new Set(['/chats.js', '/room.js', '/else.js']), files)).toBe(true);
  expect(hasArrived(new Set(['/chats.js']), [])).toBe(false);
});

test('a screen that does not come, leads elsewhere, is filled by nobody or never rests is told so', () => {
  expect(faults({ arrived: false })).toEqual([expect.stringMatching(/its chunk chats was never asked for\. Compare the routes/)]);
  expect(faults({ arrived: false }, { kind: 'part', place: 'match' })).toEqual([expect.stringMatching(/Compare the slots of descriptor/)]);
  expect(faults({ path: '/login' })).toEqual([expect.stringMatching(/it leads to \/login/)]);
  expect(faults({ nobody: true })).toEqual([expect.stringMatching(/the slot stays empty/)]);
  expect(faults({ rested: false })).toEqual([expect.stringMatching(/does not come to rest/)]);
});

test('an id is known by the area that it is of, and those of others, addresses and ends of sentences are none', () => {
  const words = [
    'chat.list.title',
    'See shell.login.go-on now',
    'Write to chat.help@site.example.',
    'We chat. You write.',
    '/chat.php',
    'www.chat.example',
  ];
  expect(keysIn([...words, 'search.list.title'], 'chat')).toEqual(['chat.list.title', 'shell.login.go-on']);
});

test('ids of the shell and of the library are known wherever they stand, however many there are', () => {
  const ids = ['shell.login', 'refusal.chat.blocked', 'gender.female', 'region-label.canton'];
  expect(keysIn([ids.join(', '), 'shell.login'], 'chat')).toEqual(ids);
});
