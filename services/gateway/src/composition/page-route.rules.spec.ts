import { ODD_PATHS, PATTERNS } from '@rendezvous/contracts/testing/odd-paths';
import type { Releasing, Remote } from './composition.rules.js';
import { findPage as findIn, firstCalls, membersAddress } from './page-route.rules.js';

const LOGIN = { path: '/login', chunk: 'login' };
const findPage = (remotes: readonly Remote[], path: string, pages: Releasing['shell']['pages'] = [LOGIN]) =>
  findIn({ shell: { pages } as Releasing['shell'], remotes }, path);

const remote = (area: string, paths: readonly [string, string[]][]): Remote =>
  ({
    release: {},
    descriptor: { area, routes: paths.map(([path, data]) => ({ path, data, layout: 'default', access: 'anyone', chunk: 'x' })) },
  }) as unknown as Remote;

const remotes = [
  remote('billing', [
    ['/credits/:id/:paymentmethod?', []],
    ['/credits/repeat-order', []],
    ['/orders/:order?', ['/api/orders/:order', '/api/credits?*']],
  ]),
  remote('search', [
    ['/members', ['/api/members?*']],
    ['/landers/:slug', ['/api/landers/:slug?language&preview']],
    ['/landers/video/:slug', ['/api/landers/:slug?language&preview&template=video']],
    ['/members/:id', ['/api/members/:id']],
  ]),
];

test.each(ODD_PATHS)('the page at "%s" is %s, as in the browser', (path, pattern) => {
  const page = findPage(
    [
      remote(
        'any',
        PATTERNS.filter((one) => one !== LOGIN.path).map((one) => [one, []]),
      ),
    ],
    path,
  );
  expect(page && (page.route?.path ?? LOGIN.path)).toBe(pattern);
});

test('an optional part of the path may be missing', () => {
  expect(findPage(remotes, '/credits/25')?.params).toEqual({ id: '25' });
  expect(findPage(remotes, '/credits/25/card')?.params).toEqual({ id: '25', paymentmethod: 'card' });
});

test('fixed words win over parameters', () => {
  expect(findPage(remotes, '/credits/repeat-order')?.route?.path).toBe('/credits/repeat-order');
  const chats = [
    remote('chat', [
      ['/chats/:id', []],
      ['/chats/archived', []],
    ]),
  ];
  expect(findPage(chats, '/chats/archived')?.route?.path).toBe('/chats/archived');
});

test('the pages of the shell are its own, whatever a remote says, and make no calls first', () => {
  const page = findPage([remote('pages', [['/:page', ['/api/pages/:page']]])], '/login');
  expect(page).toEqual({ remote: null, route: null, own: LOGIN, chunk: 'login', params: {} });
  expect(page && firstCalls(page, '')).toEqual([]);
});

test('a shell from before it told of its pages has the login', () => {
  expect(findPage([], '/login', null)?.chunk).toBe('login');
  expect(findPage([], '/login', [])).toBeNull();
});

test('an address that nobody owns has no page', () => {
  expect(findPage(remotes, '/nowhere')).toBeNull();
});

test('first calls carry the parameters, and the query as the client spells it', () => {
  const page = findPage(remotes, '/members');
  expect(page && firstCalls(page, '?page=2&gender=female&empty=')).toEqual(['/api/members?gender=female&page=2']);
  expect(page && firstCalls(page, '?interests=music&interests=&interests=tea')).toEqual(['/api/members?interests=music%2Ctea']);
  const profile = findPage(remotes, '/members/7%2F..');
  expect(profile && firstCalls(profile, '')).toEqual(['/api/members/7%2F..']);
});

test('a first call may take some of the query, and leave what campaigns add', () => {
  const page = findPage(remotes, '/landers/summer');
  expect(page && firstCalls(page, '?utm_source=mail&preview=1.a.b&language=fr&page=2')).toEqual([
    '/api/landers/summer?language=fr&preview=1.a.b',
  ]);
  expect(page && firstCalls(page, '?utm_source=mail')).toEqual(['/api/landers/summer']);
});

test('a first call may say what the route knows, whatever the query says of it', () => {
  const page = findPage(remotes, '/landers/video/summer');
  expect(page && firstCalls(page, '?template=gallery&language=fr&preview=1.a.b&x=1')).toEqual([
    '/api/landers/summer?language=fr&preview=1.a.b&template=video',
  ]);
  expect(page && firstCalls(page, '')).toEqual(['/api/landers/summer?template=video']);
});

test('said twice, a name counts once, with its first value as screens read it; a list is a list', () => {
  const found = findPage([remote('people', [['/people', ['/api/people?gender&interests*']]])], '/people');
  const callOf = (query: string) => found && firstCalls(found, query);
  expect(callOf('?gender=male&gender=female&page=2&page=3')).toEqual(['/api/people?gender=male']);
  expect(callOf('?gender=&gender=female')).toEqual(['/api/people']);
  expect(callOf('?interests=music&interests=&interests=tea&gender=male')).toEqual(['/api/people?gender=male&interests=music%2Ctea']);
});

test('first calls go without what the address does not say', () => {
  const orders = findPage(remotes, '/orders');
  expect(orders && firstCalls(orders, '')).toEqual(['/api/orders/', '/api/credits']);
});

test('a page may send members to an address with its own parameters', () => {
  const page = findPage(remotes, '/members/7');
  expect(page && membersAddress(page)).toBeNull();
  expect(page?.route && membersAddress({ ...page, route: { ...page.route, membersTo: '/likes/m/:id' } })).toBe('/likes/m/7');
});
