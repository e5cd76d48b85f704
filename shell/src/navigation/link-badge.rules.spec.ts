import { lookOf } from './link-badge.rules';

const few = { shown: [{ atMost: 0, tone: 'danger' as const }, { atMost: 10, tone: 'warn' as const }, { atLeast: 100 }] };

test.each([
  [-1, 'danger'],
  [0, 'danger'],
  [1, 'warn'],
  [10, 'warn'],
  [11, null],
  [99, null],
  [100, undefined],
])('the first range that %d lies in says its tone: %s', (number, tone) => {
  const look = lookOf(few, number);
  expect(look && look.tone).toBe(tone);
});
