import { Currency, type Money } from '@rendezvous/contracts/kernel';
import type { DisputeReport, NewPayment, PaymentReport, RefundReport } from '../payment/payment.provider.js';

/** Money as PayPal writes it: all currencies that something is sold in have two decimals. */
export interface PayPalMoney {
  readonly currency_code: string;
  readonly value: string;
}

export interface PayPalCapture {
  readonly id: string;
  readonly status: string;
  readonly amount: PayPalMoney;
  readonly create_time?: string;
  /** Ours for the payment. */
  readonly custom_id?: string;
  readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } };
}

export interface PayPalRefund {
  readonly id: string;
  readonly status: string;
  readonly amount?: PayPalMoney;
  readonly custom_id?: string;
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
}

export interface PayPalOrder {
  readonly id: string;
  readonly status: string;
  readonly create_time?: string;
  readonly update_time?: string;
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
  readonly purchase_units?: readonly {
    /** Ours. */
    readonly custom_id?: string;
    readonly amount: PayPalMoney;
    readonly payments?: { readonly captures?: readonly PayPalCapture[]; readonly refunds?: readonly PayPalRefund[] };
  }[];
}

export interface PayPalDispute {
  readonly dispute_id: string;
  readonly status: string;
  readonly dispute_life_cycle_stage?: string;
  readonly dispute_amount: PayPalMoney;
  readonly dispute_outcome?: { readonly outcome_code?: string };
  readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[];
}

export const toPayPalMoney = ({ amount, currency }: Money): PayPalMoney => ({
  currency_code: currency,
  value: `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
});

/** Throws for a currency that nothing is sold in. */
export const fromPayPalMoney = ({ currency_code: currency, value }: PayPalMoney): Money => ({
  amount: Math.round(Number(value) * 100),
  currency: Currency.parse(currency),
});

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
const PRODUCT = { en: 'credits', fr: 'crédits' } as const;

/** What PayPal is asked to open: its own page, at the very amount that the member saw. */
export const orderFor = ({ id, amount, merchant, credits, locale, origin, returnPath, leavePath }: NewPayment): object => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: id, description: `${merchant} · ${credits} ${PRODUCT[locale]}`, amount: toPayPalMoney(amount) }],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: merchant,
        locale: LOCALES[locale],
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: origin + returnPath,
        cancel_url: origin + leavePath,
      },
    },
  },
});

const CAPTURE_STATUS: Readonly<Record<string, PaymentReport['status']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
};

export const captureOf = ({ purchase_units: units }: PayPalOrder): PayPalCapture | null => units?.[0]?.payments?.captures?.[0] ?? null;

/**
 * Under which PayPal takes the money of an order once. What the payer's bank declined, the payer can agree to anew, with other money: that is another
 * attempt, since PayPal answers the same key as it did before.
 */
export const captureKey = ({ id, purchase_units: units, update_time: agreed, create_time: created }: PayPalOrder): string =>
  `capture:${units?.[0]?.custom_id ?? id}:${agreed ?? created ?? ''}`;

/** How a payment stands; throws for what PayPal says of none today. */
export const paymentReportOf = (order: PayPalOrder, aheadMs: number): PaymentReport => {
  const capture = captureOf(order);
  const money = capture?.amount ?? order.purchase_units?.[0]?.amount;
  if (money === undefined) throw new Error(`PayPal names no amount of the order ${order.id}`);
  const status = capture === null ? (order.status === 'VOIDED' ? 'cancelled' : 'pending') : CAPTURE_STATUS[capture.status];
  if (status === undefined) throw new Error(`PayPal says of the order ${order.id} that it is ${capture?.status}`);
  const at = new Date(capture?.create_time ?? order.create_time ?? Date.now());
  const processing = capture !== null && status === 'pending' && { processing: true };
  return { status, ...processing, amount: fromPayPalMoney(money), card: null, stored: null, at: new Date(at.getTime() + aheadMs) };
};

const REFUND_STATUS: Readonly<Record<string, RefundReport['status']>> = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

export const refundReportOf = ({ id, status }: PayPalRefund): RefundReport => ({
  reference: id,
  status: REFUND_STATUS[status] ?? 'pending',
});

/** The capture that a refund is of. */
export const capturedBy = ({ links }: PayPalRefund): string | undefined =>
  /\/captures\/([^/?]+)$/.exec(links?.find(({ rel }) => rel === 'up')?.href ?? '')?.[1];

/** The order that a capture is of. */
export const orderOf = ({ supplementary_data: data }: PayPalCapture): string | undefined => data?.related_ids?.order_id;

/** Our id of a refund; null for one that was made in PayPal's dashboard, which may bear the payment's. */
export const askedAs = ({ custom_id: id }: PayPalRefund, payment: string | undefined): string | null =>
  id === undefined || id === payment ? null : id;

/** Outcomes in which the money stays here; `RESOLVED_WITH_PAYOUT` is paid by PayPal itself. */
const KEPT: readonly (string | undefined)[] = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'];

/** How a dispute stands: a question to the seller takes no money, whatever was resolved otherwise than in our favour did. */
export const disputeReportOf = (dispute: PayPalDispute, payment: string): DisputeReport => {
  const { dispute_id: reference, status, dispute_life_cycle_stage: stage, dispute_outcome: outcome, dispute_amount: amount } = dispute;
  const open = stage === 'INQUIRY' ? 'warning' : 'open';
  const resolved = KEPT.includes(outcome?.outcome_code) ? 'won' : 'lost';
  return { reference, payment, amount: fromPayPalMoney(amount), status: status === 'RESOLVED' ? resolved : open };
};
