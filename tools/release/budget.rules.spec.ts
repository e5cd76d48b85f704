import { buildFacts } from '@rendezvous/site/testing';
import { FIRST_MAX, LATER_MAX, STYLES_MAX, inKb, screenCosts, shellPageCosts } from './budget.rules.js';

const KB = 1024;
const files = (sizes: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, brotli]) => [name, { bytes: brotli * 9, brotli, integrity: '' }]));
const shell = {
  entry: 'shell.js',
  files: {
    ...files({ 'shell.js': 1, 'react.js': 2, 'main.css': 4, 'messages_fr_json.0a.js': 8 }),
    ...files({ 'messages_en_json.0b.js': 99 }),
  },
  chunks: { main: ['react.js', 'main.css', 'shell.js'], login: ['messages_en_json.0b.js'] },
};
const facts = buildFacts('mfe-chat', '1').descriptor!;
const descriptor = { ...facts, routes: [{ ...facts.routes[0]!, path: '/rooms', chunk: 'room' }], budgets: { room: 1 } };
const remote = {
  entry: 'entry.js',
  files: files({
    'entry.js': 10,
    'module.js': 20,
    'room.js': 40,
    'room.css': 80,
    'src_messages_fr_ts.0c.js': 100,
    'src_messages_en_ts.0d.js': 999,
    'other.js': 999,
  }),
  chunks: { __federation_expose_remote: ['module.js'], room: ['room.js', 'room.css', 'entry.js'], other: ['other.js'] },
  descriptor,
};
const heavy = (scripts: number, styles = 0) => ({
  ...remote,
  files: files({ 'entry.js': scripts, 'room.css': styles }),
  chunks: { room: ['room.css'] },
});
const bare = { entry: 'shell.js', files: {}, chunks: {} };
const shellOf = (size: number) => ({ ...bare, files: files({ 'shell.js': size }) });
const fits = (scripts: number, styles = 0) => screenCosts(bare, heavy(scripts, styles))[0]?.fits;
const at = (path: string) => ({ ...descriptor, routes: [{ ...descriptor.routes[0]!, path }] });

test('a screen costs what shell, remote and chunk need before it is there, each file once, with the messages of one language', () => {
  expect(screenCosts(shell, remote)).toEqual([
    {
      place: '/rooms',
      chunk: 'room',
      scripts: 11 + 170,
      added: 170,
      styles: 84,
      first: false,
      budget: KB,
      chunkKnown: true,
      withinBudget: true,
      fits: true,
    },
  ]);
});

test('a part of another page has a cost as well, which no visit begins with', () => {
  expect(screenCosts(shell, { ...remote, descriptor: { ...descriptor, routes: [], slots: ['room'] } })).toMatchObject([
    { place: 'room', chunk: 'room', added: 170, first: false, budget: KB },
  ]);
});

test('what does not compress counts as it is, and what the build does not list counts nothing', () => {
  const { entry } = remote;
  const raw = { entry, files: { 'entry.js': { bytes: 7, integrity: '' } }, chunks: { room: ['gone.js'] }, descriptor };
  expect(screenCosts(bare, raw)).toMatchObject([{ scripts: 7, added: 7, styles: 0 }]);
});

test('a page of the shell costs what its chunk adds, each file once; visits begin at the login', () => {
  const chunks = { main: ['main.css', 'shell.js'], login: ['login.js', 'login.css', 'shell.js'] };
  const sizes = { 'shell.js': 1, 'main.css': 4, 'login.js': 16, 'login.css': 32, 'other.js': 999 };
  const built = { entry: 'shell.js', chunks, files: files(sizes), pages: ['/login', '/tools'].map((path) => ({ path, chunk: 'login' })) };
  const cost = { chunk: 'login', scripts: 17, added: 16, styles: 36, budget: null, chunkKnown: true, withinBudget: true, fits: true };
  expect(shellPageCosts(built)).toEqual([
    { ...cost, place: '/login', first: true },
    { ...cost, place: '/tools', first: false },
  ]);
  const heavier = { ...built, files: files({ ...sizes, 'login.js': FIRST_MAX }) };
  expect(shellPageCosts(heavier).map(({ fits: isFine }) => isFine)).toEqual([false, false]);
  expect(shellPageCosts({ ...built, files: files({ ...sizes, 'shell.js': FIRST_MAX }) }).map(({ fits: isFine }) => isFine)).toEqual([
    false,
    true,
  ]);
  expect(shellPageCosts({ ...built, chunks: {} }).every(({ chunkKnown }) => chunkKnown)).toBe(false);
  expect(shellPageCosts({ ...built, pages: undefined })).toEqual([]);
});

test('a build that tells nothing of itself has no screens', () => {
  expect(screenCosts(shell, { ...remote, descriptor: null })).toEqual([]);
});

const BEGINNINGS = ['/', '/members', '/members/:id', '/pages/:name', '/credits', '/premium', '/pricing', '/likes', '/chats'];
const OF_CAMPAIGNS = [
  '/landers/video',
  '/landers/video/:slug',
  '/members/:id/landing',
  '/members/:id/landing2/:slug',
  '/members/:id/signup',
];

test.each([...BEGINNINGS, ...OF_CAMPAIGNS])('visits begin at %s: its scripts count with those of the shell', (path) => {
  const costs = (size: number) => screenCosts(shellOf(size), { ...heavy(LATER_MAX + 1), descriptor: at(path) })[0];
  expect(costs(FIRST_MAX - LATER_MAX - 1)).toMatchObject({ first: true, fits: true });
  expect(costs(FIRST_MAX - LATER_MAX)).toMatchObject({ first: true, fits: false });
});

test.each([
  '/members/:id/photos',
  '/members/:id/signup/done',
  '/my/landers/video',
  '/my/',
  '/my/members',
  '/my/pages/',
  '/my/chats',
  '/chats/:id',
  '/pages',
])('no visit begins at %s', (path) => {
  expect(screenCosts(bare, { ...heavy(1), descriptor: at(path) })[0]?.first).toBe(false);
});

test('a later screen fits with forty KB of scripts of its own and, with the shell’s, twenty of styles', () => {
  expect([FIRST_MAX, LATER_MAX, STYLES_MAX].map((most) => most / KB)).toEqual([171.5, 44, 20]);
  expect([fits(44 * KB), fits(44 * KB + 1), fits(1, 20 * KB), fits(1, 20 * KB + 1)]).toEqual([true, false, true, false]);
});

test('a screen keeps within the budget that it has; one without, or without its chunk, keeps within none', () => {
  const within = (scripts: number, budgets: Record<string, number> | undefined) =>
    screenCosts(bare, { ...heavy(scripts), descriptor: { ...descriptor, budgets } as typeof descriptor })[0];
  expect(within(KB, { room: 1 })).toMatchObject({ budget: KB, withinBudget: true });
  expect(within(KB + 1, { room: 1 })).toMatchObject({ budget: KB, withinBudget: false });
  expect(within(0, {})).toMatchObject({ budget: null, withinBudget: false });
  expect(within(0, undefined)).toMatchObject({ budget: null, withinBudget: false });
  expect(screenCosts(bare, { ...remote, chunks: {} })[0]?.chunkKnown).toBe(false);
});

test('a size is told with one digit after the point', () => {
  expect([0, 1536, 40 * KB].map(inKb)).toEqual(['0.0', '1.5', '40.0']);
});
