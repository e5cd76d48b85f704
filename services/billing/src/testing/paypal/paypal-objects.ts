import type { PayPalBooks, PlayedDispute, PlayedOrder, PlayedRefund } from './paypal-books.js';

export const captureObject = (books: PayPalBooks, { id: order, customId, capture }: PlayedOrder): object | null =>
  capture === null
    ? null
    : {
        id: capture.id,
        status: capture.status,
        amount: capture.amount,
        create_time: books.iso(capture.createdAt),
        custom_id: customId,
        supplementary_data: { related_ids: { order_id: order } },
      };

export const refundObject = ({ id, status, amount, customId, capture, reversal }: PlayedRefund): object => ({
  id,
  status,
  amount,
  ...(reversal ? { note_to_payer: 'Payment reversed' } : {}),
  ...(customId === null ? {} : { custom_id: customId }),
  links: [
    { rel: 'self', method: 'GET', href: `https://api-m.paypal.example/v2/payments/refunds/${id}` },
    { rel: 'up', method: 'GET', href: `https://api-m.paypal.example/v2/payments/captures/${capture}` },
  ],
});

export const orderObject = (books: PayPalBooks, order: PlayedOrder): object => ({
  id: order.id,
  status: order.status,
  create_time: books.iso(order.createdAt),
  update_time: books.iso(order.updatedAt),
  payer: { email_address: 'payer@mail.example' },
  purchase_units: [
    {
      custom_id: order.customId,
      amount: order.amount,
      payments: { captures: [captureObject(books, order)].filter((one) => one !== null), refunds: order.refunds.map(refundObject) },
    },
  ],
  links: [{ rel: 'payer-action', href: `https://www.paypal.example/checkoutnow?token=${order.id}` }],
});

const CAPTURED: Readonly<Record<string, string>> = { COMPLETED: 'S', PENDING: 'P', DECLINED: 'D' };

/** The list of transactions from one moment to another, the first one first: what came, what went back, and what has nothing to do with orders. */
export const transactionsOf = (books: PayPalBooks, from: Date, to: Date): readonly object[] => {
  const captured = [...books.orders.values()].flatMap(({ customId, capture }) =>
    capture === null ? [] : [{ ...capture, code: 'T0006', status: CAPTURED[capture.status]!, customId }],
  );
  const refunded = [...books.orders.values()].flatMap(({ refunds }) =>
    refunds.map(({ amount, ...refund }) => ({
      ...refund,
      code: refund.reversal ? 'T1106' : 'T1107',
      status: 'S',
      amount: { ...amount, value: `-${amount.value}` },
    })),
  );
  const others = books.transfers.map((transfer) => ({ ...transfer, status: 'S', customId: null }));
  return [...captured, ...refunded, ...others]
    .map((one) => ({ ...one, at: books.iso(one.createdAt) }))
    .filter(({ at }) => new Date(at) >= from && new Date(at) <= to)
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map(({ id, code, status, amount, customId, at }) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_initiation_date: at,
        transaction_updated_date: at,
        transaction_amount: amount,
        transaction_status: status,
        ...(customId === null ? {} : { custom_field: customId }),
      },
    }));
};

/** What of a dispute stands in a list. */
export const listedDispute = (books: PayPalBooks, { id, amount, createdAt, updatedAt, status, stage }: PlayedDispute): object => ({
  dispute_id: id,
  create_time: books.iso(createdAt),
  update_time: books.iso(updatedAt),
  status,
  dispute_life_cycle_stage: stage,
  dispute_amount: amount,
});

export const disputeObject = (books: PayPalBooks, dispute: PlayedDispute): object => ({
  ...listedDispute(books, dispute),
  disputed_transactions: [{ seller_transaction_id: dispute.capture }],
  ...(dispute.outcome === null ? {} : { dispute_outcome: { outcome_code: dispute.outcome } }),
});
