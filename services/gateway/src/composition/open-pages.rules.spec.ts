import type { Viewer } from '@rendezvous/server/http';
import type { Release } from '@rendezvous/site';
import type { Releasing } from './composition.rules.js';
import { openReleasing } from './open-pages.rules.js';
import { findPage } from './page-route.rules.js';

const link = (path: string) => ({ path, position: 1, label: {} });
const route = (path: string, access: string) => ({ path, access, layout: 'empty', chunk: 'x', data: [] });
const descriptor = {
  routes: [route('/gifts', 'anyone'), route('/my/gifts', 'member'), route('/operator/gifts', 'operator')],
  navigation: { footer: [link('/gifts')], operator: [link('/operator/gifts')] },
};
const releasing = {
  shell: {
    pages: [
      { path: '/login', chunk: 'login' },
      { path: '/operator', chunk: 'operator', access: 'operator' },
    ],
  },
  remotes: [{ release: {}, descriptor, fallback: { descriptor } as unknown as Release }],
} as unknown as Releasing;
const member = { memberId: 7, operator: false } as Viewer;

test.each([
  ['a visitor', null],
  ['a member', member],
])('%s finds no page for operators, and is told of none', (_, viewer) => {
  const open = openReleasing(releasing, viewer);
  for (const path of ['/operator', '/operator/gifts', '/OPERATOR/gifts/']) expect(findPage(open, path)).toBeNull();
  for (const path of ['/login', '/gifts', '/my/gifts']) expect(findPage(open, path)).not.toBeNull();
  expect(JSON.stringify(open)).not.toContain('operator');
});

test('an operator finds them', () => {
  const open = openReleasing(releasing, { ...member, operator: true });
  expect(findPage(open, '/operator')?.chunk).toBe('operator');
  expect(findPage(open, '/operator/gifts')?.route?.access).toBe('operator');
  expect(open.remotes[0]?.descriptor.navigation).toEqual(descriptor.navigation);
});

test('what tells of no page for operators stays as it is', () => {
  const plain = { ...descriptor, routes: descriptor.routes.slice(0, 2), navigation: { footer: [] } };
  const only = { ...releasing, remotes: [{ ...releasing.remotes[0]!, descriptor: plain as never }] };
  expect(openReleasing(only, null).remotes[0]?.descriptor).toBe(plain);
});
