import { awaitedDebit } from './refund-terms.js';

const due = '2026-11-26';

test.each([
  ['to be debited first', { collected: true, direct_debit: { state: 'signed', due } }, due],
  ['of which an older gateway does not say whether it is collected', { direct_debit: { state: 'signed', due } }, due],
  ['that is not debited at all', { collected: false, direct_debit: { state: 'signed', due } }, null],
  ['that was debited', { collected: true, direct_debit: { state: 'collected', due } }, null],
  ['that came back', { collected: true, direct_debit: { state: 'returned', due } }, null],
  ['paid in another way', { collected: true, direct_debit: null }, null],
  ['of which an older gateway tells nothing', {}, null],
] as const)('a refund of money %s is of %j, and waits until %s', (_, refund, day) => expect(awaitedDebit(refund)).toBe(day));
