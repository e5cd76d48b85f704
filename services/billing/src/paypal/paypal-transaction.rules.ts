import { soldMoney } from '../payment/listed-charge.rules.js';
import type { ListedCharge } from '../payment/payment.provider.js';
import type { PayPalMoney } from './paypal-payment.rules.js';

/** A line of PayPal's list of transactions, with what is read of it here. */
export interface PayPalTransaction {
  readonly transaction_id: string;
  readonly transaction_event_code: string;
  readonly transaction_status: string;
  readonly transaction_amount: PayPalMoney;
  readonly custom_field?: string;
}

export interface PayPalTransactions {
  readonly transaction_details?: readonly { readonly transaction_info: PayPalTransaction }[];
  /** Up to when the list has all there is. */
  readonly last_refreshed_datetime?: string;
  readonly total_pages?: number;
}

/** Codes of payments from one account to another; those of refunds, reversals, fees and withdrawals begin otherwise. */
const PAYMENT = 'T00';

/** Denied: nothing was paid. What went back in part or in whole came before. */
const DENIED = 'D';

/** A payment that came; null for everything else of the list. */
export const listedChargeOf = (transaction: PayPalTransaction): ListedCharge | null => {
  const { transaction_id: reference, transaction_event_code: code, transaction_status: status, custom_field: payment } = transaction;
  const { value, currency_code: currency } = transaction.transaction_amount;
  if (!code.startsWith(PAYMENT) || status === DENIED || Number(value) <= 0) return null;
  return { reference, payment: payment ?? null, amount: soldMoney(Math.round(Number(value) * 100), currency) };
};

/** The code of a refund, by whomever at the shop. */
const REFUND = 'T1107';

/** The name of a refund; null for everything else of the list. */
export const refundNameOf = ({ transaction_id: reference, transaction_event_code: code }: PayPalTransaction): string | null =>
  code === REFUND ? reference : null;

/** The addresses of a list's pages. Times are PayPal's own. */
export const transactionsPath = (from: Date, to: Date, page: number): string =>
  `/v1/reporting/transactions?${new URLSearchParams({
    // Both ends count: the last moment is the one before.
    start_date: from.toISOString(),
    end_date: new Date(to.getTime() - 1).toISOString(),
    fields: 'transaction_info',
    page_size: '500',
    page: String(page),
  }).toString()}`;
