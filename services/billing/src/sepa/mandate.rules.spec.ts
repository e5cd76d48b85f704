import { addDays } from './bank-day.rules.js';
import {
  endsMandate,
  isRefundName,
  debitName,
  lapsesOn,
  mandateReference,
  purgedUntil,
  refundName,
  returnKindOf,
  sequenceOf,
  settledUntil,
} from './mandate.rules.js';

test.each([
  ['one-off', [], 'OOFF'],
  ['one-off', ['collected'], 'OOFF'],
  ['recurrent', [], 'FRST'],
  ['recurrent', ['registered'], 'FRST'],
  ['recurrent', ['withheld', 'rejected'], 'FRST'],
  ['recurrent', ['sent'], 'RCUR'],
  ['recurrent', ['rejected', 'collected'], 'RCUR'],
  ['recurrent', ['returned'], 'RCUR'],
] as const)('by a %s mandate after %j a debit is %s', (kind, earlier, sequence) => expect(sequenceOf(kind, earlier)).toBe(sequence));

test('names are made of our rows, and fit into 35 characters', () => {
  expect([mandateReference(42), debitName(7), refundName(8)]).toEqual(['RDV-42', 'RDV-D-7', 'RDV-R-8']);
  expect([isRefundName(refundName(8)), isRefundName(debitName(8))]).toEqual([true, false]);
  expect(debitName(2_147_483_647).length).toBeLessThan(35);
});

test('a mandate lapses 36 months after its last collection, an account is known for 14', () => {
  expect(lapsesOn('2026-11-24')).toBe('2029-11-24');
  expect(purgedUntil('2026-11-24')).toBe('2025-09-24');
});

test.each([
  [null, '2026-11-24', 'reject'],
  ['2026-11-02', '2026-11-09', 'return'],
  ['2026-11-02', '2026-11-10', 'refund'],
  ['2026-11-02', '2027-01-11', 'refund'],
  ['2026-11-02', '2027-01-12', 'unauthorised'],
  ['2026-11-02', '2027-12-16', 'unauthorised'],
  ['2026-11-02', '2027-12-17', 'late'],
] as const)('collected on %s and back on %s, it is a %s', (collected, back, kind) => expect(returnKindOf(collected, back)).toBe(kind));

test.each([
  ['2026-11-09', '2026-11-01'],
  ['2026-11-10', '2026-11-02'],
  ['2026-04-10', '2026-03-31'],
  ['2026-12-31', '2026-12-22'],
  ['2026-12-27', '2026-12-17'],
])('on %s nothing is a return by the bank any more that was collected by %s', (today, until) => {
  expect(settledUntil(today)).toBe(until);
  expect([returnKindOf(until, today), returnKindOf(addDays(until, 1), today)]).toEqual(['refund', 'return']);
});

test('a closed account and an unknown mandate end a mandate, an empty account does not', () => {
  expect(['AC04', 'MD01', 'AC01', 'AC06', 'AC13', 'AG01', 'MD07', 'SL01'].every(endsMandate)).toBe(true);
  expect(['AM04', 'MD06', 'MS03'].some(endsMandate)).toBe(false);
  expect(endsMandate(null)).toBe(false);
});
