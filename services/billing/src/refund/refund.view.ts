import type { OrderState } from '@rendezvous/contracts/billing/orders';
import type { Refund as RefundView } from '@rendezvous/contracts/billing/refunds';
import { creditNoteNumber, reversalNumber } from '../order/order.rules.js';
import type { NewRefund } from './refund.store.js';

/** What is told of a refund. */
export type Told = NewRefund;

/** What a dispute made of an order, while its credits are not the member's. */
const DISPUTED: Readonly<Partial<Record<OrderState, RefundView['disputed']>>> = { disputed: 'open', charged_back: 'lost' };

/** A refund as its member sees it. @param of the state of its order, where that may be disputed */
export const toRefund = (refund: Told, of: OrderState = 'completed'): RefundView => {
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
    requested_at: requestedAt.toISOString(),
    decided_at: (reversedAt ?? decidedAt)?.toISOString() ?? null,
    credit_note: year === null || number === null ? null : creditNoteNumber(year, number),
    reversal: reversalYear === null || reversal === null ? null : reversalNumber(reversalYear, reversal),
  };
};
