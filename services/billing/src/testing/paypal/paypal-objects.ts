import type { PayPalBooks, PlayedDispute, PlayedOrder, PlayedRefund } from './paypal-books.js';

export const captureObject = (books: PayPalBooks, { id: order, capture }: PlayedOrder): object | null =>
  capture === null
    ? null
    : {
        id: capture.id,
        status: capture.status,
        amount: capture.amount,
        create_time: books.iso(capture.createdAt),
        supplementary_data: { related_ids: { order_id: order } },
      };

export const refundObject = ({ id, status, amount, customId }: PlayedRefund): object => ({
  id,
  status,
  amount,
  custom_id: customId,
});

export const orderObject = (books: PayPalBooks, order: PlayedOrder): object => ({
  id: order.id,
  status: order.status,
  create_time: books.iso(order.createdAt),
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

export const disputeObject = ({ id, capture, amount, status, stage, outcome }: PlayedDispute): object => ({
  dispute_id: id,
  status,
  dispute_life_cycle_stage: stage,
  dispute_amount: amount,
  disputed_transactions: [{ seller_transaction_id: capture }],
  ...(outcome === null ? {} : { dispute_outcome: { outcome_code: outcome } }),
});
