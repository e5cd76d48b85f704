import type { Refund as RefundView } from '@rendezvous/contracts/billing/refunds';
import { invoiceNumber } from '../order/order.rules.js';
import type { NewRefund } from './refund.store.js';

/** A credit note's number as it is printed, for example `C2026-000042`: never an invoice's. */
const creditNoteNumber = (year: number, number: number): string => `C${invoiceNumber(year, number)}`;

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
  } = refund;
  return {
    id,
    order,
    state,
    credits,
    amount: { amount, currency },
    requested_at: requestedAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    credit_note: year === null || number === null ? null : creditNoteNumber(year, number),
  };
};
