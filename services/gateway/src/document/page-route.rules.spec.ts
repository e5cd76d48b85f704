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
  ]),
  remote('search', [
    ['/members', ['/api/members?*']],
    ['/members/:id', ['/api/members/:id']],
  ]),
];

test('a pattern matches whole paths only, with optional parts at its end', () => {
  expect(matchPath('/credits/:id/:paymentmethod?', '/credits/25')).toEqual({ id: '25' });
  expect(matchPath('/credits/:id/:paymentmethod?', '/credits/25/card')).toEqual({ id: '25', paymentmethod: 'card' });
  expect(matchPath('/credits/:id/:paymentmethod?', '/credits/25/card/x')).toBeNull();
  expect(matchPath('/members/:id', '/members/')).toBeNull();
  expect(matchPath('/members', '/members/3')).toBeNull();
  expect(matchPath('/', '/')).toEqual({});
});

test('fixed words win over parameters', () => {
  expect(findPage(remotes, '/credits/repeat-order')?.route?.path).toBe('/credits/repeat-order');
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
