import type { Relation } from '@rendezvous/account';
import { likeRefusal } from './likes.rules.js';

const relation = (changes: Partial<Relation>): Relation => ({ mayLike: false, reason: null, keptBack: null, ...changes }) as Relation;

test('nobody likes themselves, not even where the table would let them', () => {
  expect(likeRefusal(1, 1, relation({ mayLike: true }))).toBe('chat.own-profile');
});

test.each(['account.moderated', 'account.on-break', 'account.age-needed'] as const)(
  'whoever is kept back (%s) likes nobody, and hears of it only where it is all that stands between',
  (keptBack) => {
    expect(likeRefusal(1, 2, relation({ mayLike: true, keptBack }))).toBe(keptBack);
    expect(likeRefusal(1, 2, relation({ reason: 'account.blocked-by', keptBack }))).toBe('account.blocked-by');
  },
);

test('whom the table shows may be liked; otherwise its reason counts, or that they are out of reach', () => {
  expect(likeRefusal(1, 2, relation({ mayLike: true, reason: 'account.profile-not-found' }))).toBeNull();
  expect(likeRefusal(1, 2, relation({ reason: 'account.blocked-by' }))).toBe('account.blocked-by');
  expect(likeRefusal(1, 2, relation({}))).toBe('chat.not-reachable');
});
