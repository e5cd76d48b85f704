import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { CODE_REFUSALS, DiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { countsWith, reachesMinimum } from '@rendezvous/contracts/billing/discount-terms';
import { COUNTRIES, type CountryCode } from '@rendezvous/contracts/reference';
import type { DiscountCodeRow } from './discount-code.entity.js';
import type { CodeUses } from './discount-code.store.js';

/** What is bought with a code, and how it is paid. */
export interface DiscountedPurchase {
  /** Normal price of the bundle, in minor units of the country's currency. */
  readonly price: number;
  readonly method: PaymentMethod;
}

export interface CodeQuestion extends CodeUses {
  readonly code: Pick<
    DiscountCodeRow,
    'memberId' | 'madeBy' | 'maximumUses' | 'currency' | 'minimumOrderValue' | 'country' | 'paymentMethods' | 'active'
  >;
  readonly memberId: number;
  /** Of the member's profile. */
  readonly country: CountryCode;
  /** Until when it counts for this member; null without an end. */
  readonly endsAt: Date | null;
  /** null while nothing is chosen: then neither minimum nor method is asked about. */
  readonly purchase: DiscountedPurchase | null;
}

export type CodeRefusal = (typeof CODE_REFUSALS)[number] | 'billing.discount-minimum' | 'billing.discount-method';

/** Whether a code is over, by its own date or because it was switched off. */
const isOver = (active: boolean, endsAt: Date | null, now: Date): boolean => !active || (endsAt !== null && now >= endsAt);

/** Whether all uses of a code are held or taken by others. */
export const isUsedUp = (maximumUses: number | null, usedByOthers: number): boolean => maximumUses !== null && usedByOthers >= maximumUses;

/**
 * Why a code that exists does not count; null when it does. What can never change for this member is told first, what the member can change,
 * such as the method, last.
 */
export const codeRefusal = (asked: CodeQuestion, now: Date): CodeRefusal | null => {
  const { code, memberId, country, endsAt, purchase, used, usedByOthers } = asked;
  const checks: readonly (readonly [boolean, CodeRefusal])[] = [
    [code.memberId !== null && code.memberId !== memberId, 'billing.discount-not-yours'],
    // no operator gives to themselves
    [code.madeBy === memberId, 'billing.discount-not-yours'],
    [used, 'billing.discount-used'],
    [isUsedUp(code.maximumUses, usedByOthers), 'billing.discount-used-up'],
    [code.currency !== null && code.currency !== COUNTRIES[country].currency, 'billing.discount-currency'],
    [purchase !== null && !reachesMinimum({ minimum_order_value: code.minimumOrderValue }, purchase.price), 'billing.discount-minimum'],
    [code.country !== null && code.country !== country, 'billing.discount-country'],
    [isOver(code.active, endsAt, now), 'billing.discount-expired'],
    [purchase !== null && !countsWith({ paymentmethods: code.paymentMethods }, purchase.method), 'billing.discount-method'],
  ];
  return checks.find(([fails]) => fails)?.[1] ?? null;
};

/** A code as its reader sees it. @param endsAt until when it counts for this reader */
export const toDiscountCode = (code: DiscountCodeRow, endsAt: Date | null, now: Date): DiscountCode => ({
  code: code.code,
  country: code.country,
  user_id: code.memberId,
  expires: endsAt?.toISOString() ?? null,
  value_percentage: code.percentage,
  percentage: code.percentage,
  currency: code.currency,
  minimum_order_value: code.minimumOrderValue,
  status: code.active ? 'active' : 'inactive',
  validity: code.maximumUses === 1 ? 'once' : 'once_per_user',
  expired: isOver(code.active, endsAt, now),
  paymentmethods: code.paymentMethods,
});
