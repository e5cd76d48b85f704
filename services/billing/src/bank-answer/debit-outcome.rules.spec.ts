import type { BankLine, BankSays } from './bank-report.js';
import { debitOutcome, refundOutcome } from './debit-outcome.rules.js';

const line = (says: BankSays, changes: Partial<BankLine> = {}): BankLine => ({
  says,
  endToEndId: 'RDV-D-1',
  amount: 2799,
  currency: 'EUR',
  reason: null,
  onDay: '2026-11-30',
  ...changes,
});

const debit = (state: Parameters<typeof debitOutcome>[0]['state'], collectedOn: string | null = null) => ({
  amount: 2799,
  state,
  due: '2026-11-26',
  collectedOn,
});

const back = (state: string, returnKind: string, reason: string | null = null) => ({ state, returnedOn: '2026-11-30', reason, returnKind });

test.each([
  ['sent', 'accepted', null],
  ['collected', 'accepted', null],
  ['sent', 'booked', { state: 'collected', collectedOn: '2026-11-30' }],
  ['collected', 'booked', null],
  ['rejected', 'booked', 'does-not-follow'],
  ['returned', 'booked', { collectedOn: '2026-11-30' }],
  ['sent', 'rejected', back('rejected', 'reject')],
  ['rejected', 'rejected', null],
  ['collected', 'rejected', 'does-not-follow'],
  ['returned', 'rejected', 'does-not-follow'],
  ['sent', 'returned', back('returned', 'return')],
  ['collected', 'returned', back('returned', 'return')],
  ['returned', 'returned', null],
  ['rejected', 'returned', 'does-not-follow'],
] as const)('a debit that is %s and is said to be %s', (state, says, outcome) =>
  expect(debitOutcome(debit(state), line(says))).toEqual(outcome),
);

test('a booking that is heard of again after the return changes nothing', () => {
  expect(debitOutcome(debit('returned', '2026-11-26'), line('booked'))).toBeNull();
});

test('the kind of a return is counted from the day of the booking', () => {
  expect(debitOutcome(debit('collected', '2026-09-01'), line('returned', { reason: 'MD06' }))).toEqual(
    back('returned', 'unauthorised', 'MD06'),
  );
  expect(debitOutcome(debit('collected', '2026-10-01'), line('returned', { reason: 'MD06' }))).toEqual(back('returned', 'refund', 'MD06'));
});

test('another amount or currency is not followed', () => {
  expect(debitOutcome(debit('sent'), line('booked', { amount: 2798 }))).toBe('amount-differs');
  expect(debitOutcome(debit('sent'), line('booked', { currency: 'CHF' }))).toBe('amount-differs');
  expect(refundOutcome({ amount: 5, state: 'sent', returnKind: null }, line('booked'))).toBe('amount-differs');
});

test('what was booked together and does not add up is not followed, whatever it says', () => {
  expect(debitOutcome(debit('sent'), line('booked', { batchDiffers: true }))).toBe('batch-differs');
  expect(refundOutcome({ amount: 2799, state: 'sent', returnKind: null }, line('booked', { batchDiffers: true }))).toBe('batch-differs');
});

test('money that moved has an amount; what is taken or refused before that needs none', () => {
  const none = { amount: null, currency: null };
  for (const says of ['booked', 'returned'] as const) {
    expect(debitOutcome(debit('sent'), line(says, none))).toBe('amount-differs');
    expect(refundOutcome({ amount: 2799, state: 'sent', returnKind: null }, line(says, none))).toBe('amount-differs');
  }
  expect(debitOutcome(debit('sent'), line('accepted', none))).toBeNull();
  expect(debitOutcome(debit('sent'), line('rejected', none))).toMatchObject({ state: 'rejected' });
  expect(refundOutcome({ amount: 2799, state: 'sent', returnKind: null }, line('rejected', none))).toMatchObject({ state: 'failed' });
});

test.each([
  ['sent', null, 'accepted', null],
  ['sent', null, 'booked', { state: 'paid' }],
  ['paid', null, 'booked', null],
  ['failed', 'return', 'booked', null],
  ['failed', 'reject', 'booked', 'does-not-follow'],
  ['waiting', null, 'booked', 'does-not-follow'],
  ['sent', null, 'rejected', { state: 'failed', reason: 'AC04', returnKind: 'reject' }],
  ['sent', null, 'returned', { state: 'failed', reason: 'AC04', returnKind: 'return' }],
  ['paid', null, 'returned', { state: 'failed', reason: 'AC04', returnKind: 'return' }],
  ['paid', null, 'rejected', 'does-not-follow'],
  ['failed', 'return', 'returned', null],
  ['failed', 'reject', 'returned', null],
  ['failed', 'reject', 'rejected', null],
  ['waiting', null, 'rejected', 'does-not-follow'],
] as const)('a refund that is %s (%s) and is said to be %s', (state, returnKind, says, outcome) =>
  expect(refundOutcome({ amount: 2799, state, returnKind }, line(says, { reason: says === 'booked' ? null : 'AC04' }))).toEqual(outcome),
);
