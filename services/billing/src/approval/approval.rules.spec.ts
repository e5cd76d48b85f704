import { days } from '@rendezvous/contracts/kernel';
import { expiryOf, isExpired, toApproval } from './approval.rules.js';

const now = new Date('2026-11-24T12:00:00Z');
const request = { id: 1, state: 'open', askedBy: 7, askedAt: now, expiresAt: expiryOf(now), decidedBy: null, decidedAt: null } as const;

test('a request waits for seven days, to the moment', () => {
  expect(isExpired(request, new Date(now.getTime() + days(7) - 1))).toBe(false);
  expect(isExpired(request, new Date(now.getTime() + days(7)))).toBe(true);
  expect(toApproval(request, new Date(now.getTime() + days(7)))).toMatchObject({
    state: 'expired',
    expires_at: '2026-12-01T12:00:00.000Z',
  });
});

test('what was decided, or needed nobody else, does not expire', () => {
  const later = new Date(now.getTime() + days(99));
  for (const done of [
    { ...request, state: 'applied' as const, decidedBy: 8, decidedAt: now },
    { ...request, state: 'declined' as const, decidedBy: 8, decidedAt: now },
    { ...request, expiresAt: null },
  ]) {
    expect(isExpired(done, later)).toBe(false);
    expect(toApproval(done, later).state).toBe(done.state);
  }
});
