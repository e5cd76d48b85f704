import type { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import type { RefundState } from '@rendezvous/contracts/billing/refunds';
import type { Money } from '@rendezvous/contracts/kernel';
import type { DisputeReport, PaymentReport, RefundReport } from '../payment/payment.provider.js';

/** A payment as it stands here. */
export interface PaymentHere {
  readonly amount: Money;
  readonly captured: boolean;
  /** The ledger has the credits of its order. */
  readonly inLedger: boolean;
}

const same = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency;

/**
 * What a provider says was captured where that is not what stands here; null where it is. An amount that nobody asked for is noted when it is
 * heard of (`amount-differs`), and takes no order with it.
 */
export const captureDifference = ({ amount, captured }: PaymentHere, report: PaymentReport): Money | null => {
  if (report.status !== 'paid') return captured ? { amount: 0, currency: amount.currency } : null;
  return same(report.amount, amount) === captured ? null : report.amount;
};

/** The same of a refund. @param report null when the provider never heard of it */
export const refundDifference = (
  { state, amount }: { readonly state: RefundState; readonly amount: Money },
  report: RefundReport | null,
): Money | null => {
  const paid = report?.status === 'succeeded';
  if (state === 'succeeded') return paid ? null : { amount: 0, currency: amount.currency };
  return state === 'failed' && paid ? amount : null;
};

/** The same of a dispute. */
export const disputeDifference = (
  { status, amount }: { readonly status: DisputeStatus; readonly amount: Money },
  report: DisputeReport,
): Money | null => (report.status === status && same(report.amount, amount) ? null : report.amount);

/** What was captured where the ledger does not say the same. */
export const ledgerDifference = ({ amount, captured, inLedger }: PaymentHere): Money | null => {
  if (captured === inLedger) return null;
  return captured ? amount : { amount: 0, currency: amount.currency };
};
