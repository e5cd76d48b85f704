import type { Relation } from '@rendezvous/account';
import { blockRefusal } from './block.rules.js';

const relation = (changes: Partial<Relation>): Relation => ({
  row: 'normal',
  view: 'full',
  viewerKind: 'member',
  reason: null,
  listed: true,
  opens: true,
  break: false,
  card: true,
  likes: true,
  mayLike: true,
  mayWrite: true,
  presence: true,
  keptBack: null,
  ...changes,
});
const hidden = (row: Relation['row'], changes: Partial<Relation> = {}) =>
  relation({ row, opens: false, mayLike: false, mayWrite: false, reason: 'account.profile-not-found', ...changes });

test('whoever can see somebody, was in touch with them or was blocked by them may block them', () => {
  expect(blockRefusal(1, 1, relation({}), false)).toBe('chat.own-profile');
  expect(blockRefusal(1, 2, relation({}), false)).toBeNull();
  expect(blockRefusal(1, 2, hidden('privacy'), true)).toBeNull();
  expect(blockRefusal(1, 2, hidden('blocked-by'), false)).toBeNull();
  expect(blockRefusal(1, 2, hidden('privacy'), false)).toBe('account.profile-not-found');
});
