import type { OperatorRefund, OperatorRefundQuote } from '@rendezvous/contracts/billing/operator-refunds';
import { eur, refundQuote } from './answers';

const refund = (number: number, more: Partial<OperatorRefund> = {}): OperatorRefund => ({
  id: `0d5c9f0e-3f52-4d0b-9c1e-0000000000${number}`,
  number,
  order_id: 40 + number,
  payment_id: `5b1e7a52-8c1d-4f6a-b0c3-0000000000${number}`,
  member_id: 7,
  provider: 'stripe',
  reference: `re_3SVx2kJ8rendezvous${number}`,
  state: 'succeeded',
  waits: false,
  credits: 19,
  amount: eur(2127),
  requested_at: '2026-11-23T16:40:00.000Z',
  decided_at: '2026-11-24T09:12:00.000Z',
  tries: 0,
  try_after: null,
  fault: null,
  credit_note: `C2026-0000${number}`,
  asked_by: null,
  reason: null,
  adopted: false,
  collected: true,
  incident_id: null,
  decision: null,
  ...more,
});

const undecided = { decided_at: null, credit_note: null } as const;

/** Refunds in every state; two of them wait for an operator. */
export const operatorRefunds: readonly OperatorRefund[] = [
  refund(14, { ...undecided, state: 'requested', reference: null, try_after: '2026-11-24T10:05:00.000Z' }),
  refund(13, { ...undecided, state: 'unknown', waits: true, tries: 1, try_after: '2026-11-24T10:05:00.000Z', fault: 'fetch failed' }),
  refund(12, { ...undecided, state: 'unknown', waits: true, tries: 7, fault: 'fetch failed', incident_id: 4, provider: 'paypal' }),
  refund(11, { ...undecided, state: 'pending', provider: 'sepa', reference: null, try_after: '2026-11-25T09:12:00.000Z' }),
  refund(10, { asked_by: 31, reason: 'They fell ill on the day of the purchase and wrote to us.', credits: 5, amount: eur(560) }),
  refund(9, { adopted: true, credits: 0, amount: eur(300) }),
  refund(8, { state: 'failed', credit_note: null, fault: 'The account is closed.' }),
];

/** A purchase whose last day is past. */
export const operatorRefundQuote: OperatorRefundQuote = { ...refundQuote, over: true, back: refundQuote.unused };
