import { days } from '@rendezvous/contracts/kernel';
import { endsAt, erasureDate } from './deletion.rules.js';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, 1) + days(day));
const nobody = { joinedAt: at(0), unconfirmedSince: null, deletionAskedAt: null };

test('who is active is not erased, and who is erased has no date', () => {
  expect(erasureDate({ ...nobody, status: 'activated' })).toBeNull();
  expect(erasureDate({ ...nobody, status: 'erased', deletionAskedAt: at(1) })).toBeNull();
});

test('a deletion that was asked for is done after 14 days', () => {
  expect(erasureDate({ ...nobody, status: 'pending_deletion', deletionAskedAt: at(3) })).toEqual(at(17));
  expect(erasureDate({ ...nobody, status: 'pending_deletion' })).toBeNull();
});

test('an address is waited for 14 days from joining, or from what came later', () => {
  expect(erasureDate({ ...nobody, status: 'not_confirmed' })).toEqual(at(14));
  expect(erasureDate({ ...nobody, status: 'not_confirmed', unconfirmedSince: at(5) })).toEqual(at(19));
});

test('what ends now began 14 days ago', () => {
  expect(endsAt(at(14))).toEqual({ deletion: at(0), unconfirmed: at(0) });
});
