import type { OrderDebit, OrderState } from '@rendezvous/contracts/billing/orders';
import type { Refund as RefundView } from '@rendezvous/contracts/billing/refunds';
import { creditNoteNumber, reversalNumber } from '../order/order.rules.js';
import type { NewRefund } from './refund.store.js';

/** What is told of a refund. */
export type Told = NewRefund;

/** What a dispute made of an order, while its credits are not the member's. */
const DISPUTED: Readonly<Partial<Record<OrderState, RefundView['disputed']>>> = { disputed: 'open', charged_back: 'lost' };

interface Around {
  /** The state of its order, where that may be disputed. */
  readonly of?: OrderState;
  /** The money was collected, or will be. */
  readonly collected?: boolean;
  /** Of its order; null for another method. */
  readonly debit?: OrderDebit | null;
}

/** A refund as its member sees it. */
export const toRefund = (refund: Told, { of = 'completed', collected = true, debit = null }: Around = {}): RefundView => {
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
    disputed: DISPUTED[of] ?? null,
    collected,
    direct_debit: debit,
    requested_at: requestedAt.toISOString(),
    decided_at: (reversedAt ?? decidedAt)?.toISOString() ?? null,
    credit_note: year === null || number === null ? null : creditNoteNumber(year, number),
    reversal: reversalYear === null || reversal === null ? null : reversalNumber(reversalYear, reversal),
  };
};
