import type { Remote } from './composition.rules.js';
import { findPage, firstCalls, matchPath } from './page-route.rules.js';

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
    ['/members/:id', ['/api/members/:id']],
  ]),
];

test('a pattern matches whole paths only, with optional parts at its end', () => {
  expect(matchPath('/credits/:id/:paymentmethod?', '/credits/25')).toStrictEqual({ id: '25' });
  expect(matchPath('/members/:id', '/members')).toBeNull();
  expect(matchPath('/credits/:id/:paymentmethod?', '/credits/25/card')).toEqual({ id: '25', paymentmethod: 'card' });
  expect(matchPath('/credits/:id/:paymentmethod?', '/credits/25/card/x')).toBeNull();
  expect(matchPath('/members/:id', '/members/')).toBeNull();
  expect(matchPath('/members', '/members/3')).toBeNull();
  expect(matchPath('/', '/')).toEqual({});
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
  expect(page).toEqual({ remote: null, route: null, params: {} });
  expect(page && firstCalls(page, '')).toEqual([]);
});

test('an address that nobody owns has no page', () => {
  expect(findPage(remotes, '/nowhere')).toBeNull();
});

test('first calls carry the parameters, and the query as the client spells it', () => {
  const page = findPage(remotes, '/members');
  expect(page && firstCalls(page, '?page=2&gender=female&empty=')).toEqual(['/api/members?gender=female&page=2']);
  const profile = findPage(remotes, '/members/7%2F..');
  expect(profile && firstCalls(profile, '')).toEqual(['/api/members/7%2F..']);
});

test('first calls go without what the address does not say, and keep what nobody can read', () => {
  const orders = findPage(remotes, '/orders');
  expect(orders && firstCalls(orders, '')).toEqual(['/api/orders/', '/api/credits']);
  const profile = findPage(remotes, '/members/%E0%A4');
  expect(profile && firstCalls(profile, '')).toEqual(['/api/members/%25E0%25A4']);
});
