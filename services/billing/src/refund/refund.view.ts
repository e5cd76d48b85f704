import type { Refund as RefundView } from '@rendezvous/contracts/billing/refunds';
import { creditNoteNumber, reversalNumber } from '../order/order.rules.js';
import type { NewRefund } from './refund.store.js';

/** What is told of a refund. */
export type Told = NewRefund;

/** A refund as its member sees it. */
export const toRefund = (refund: Told): RefundView => {
  const {
    id,
    orderId: order,
    state,
    credits,
    amount,
    currency,
    requestedAt,
    decidedAt,
    creditNoteYear: year,
    creditNoteNumber: number,
    reversalYear,
    reversalNumber: reversal,
    reversedAt,
  } = refund;
  return {
    id,
    order,
    state,
    credits,
    amount: { amount, currency },
    requested_at: requestedAt.toISOString(),
    decided_at: (reversedAt ?? decidedAt)?.toISOString() ?? null,
    credit_note: year === null || number === null ? null : creditNoteNumber(year, number),
    reversal: reversalYear === null || reversal === null ? null : reversalNumber(reversalYear, reversal),
  };
};
