import type { Money } from '@rendezvous/contracts/kernel';
import { captureDifference, disputeDifference, ledgerDifference, refundDifference } from './provider-comparison.rules.js';

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const here = (captured: boolean, inLedger = captured) => ({ amount: eur(2799), captured, inLedger });
const said = (status: 'pending' | 'paid' | 'failed' | 'cancelled', amount = eur(2799)) => ({
  status,
  amount,
  card: null,
  stored: null,
  at: new Date(0),
});

test.each([
  ['captured on both sides', here(true), said('paid'), null],
  ['captured nowhere', here(false), said('failed'), null],
  ['captured here alone', here(true), said('pending'), eur(0)],
  ['captured there, in another amount', here(true), said('paid', eur(2800)), eur(2800)],
  ['captured there, in another currency', here(true), said('paid', { amount: 2799, currency: 'CHF' }), { amount: 2799, currency: 'CHF' }],
  ['captured there alone', here(false), said('paid'), eur(2799)],
  ['captured there in an amount that nobody asked for, which is noted elsewhere', here(false), said('paid', eur(1)), null],
])('a payment: %s', (_, payment, report, expected) => {
  expect(captureDifference(payment, report)).toEqual(expected);
});

test.each([
  ['succeeded', 'succeeded', null],
  ['succeeded', 'pending', eur(0)],
  ['succeeded', 'failed', eur(0)],
  ['succeeded', null, eur(0)],
  ['failed', 'succeeded', eur(500)],
  ['failed', 'failed', null],
  ['failed', null, null],
  ['pending', 'succeeded', null],
  ['unknown', null, null],
] as const)('a refund that is %s here and %s there', (state, status, expected) => {
  expect(refundDifference({ state, amount: eur(500) }, status === null ? null : { reference: 're', status })).toEqual(expected);
});

test('a dispute: its status and its amount', () => {
  const dispute = { status: 'open', amount: eur(2799) } as const;
  const report = { reference: 'du', payment: 'cs', ...dispute } as const;
  expect(disputeDifference(dispute, report)).toBeNull();
  expect(disputeDifference(dispute, { ...report, status: 'lost' })).toEqual(eur(2799));
  expect(disputeDifference(dispute, { ...report, amount: eur(1) })).toEqual(eur(1));
});

test('the ledger: whether it has what was captured', () => {
  expect([ledgerDifference(here(true)), ledgerDifference(here(false))]).toEqual([null, null]);
  expect([ledgerDifference(here(true, false)), ledgerDifference(here(false, true))]).toEqual([eur(2799), eur(0)]);
});
