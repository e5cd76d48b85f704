import type { PaymentMethod } from './bundles.js';
import type { DiscountCode } from './discount-codes.js';

/** Letters and digits; case, spaces and hyphens of what is typed do not count. */
export const DISCOUNT_CODE = /^[A-Z0-9]{3,20}$/;

/** The code that somebody means who types this. */
export const discountCodeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** What of a code depends on what is bought, and how it is paid. */
type PurchaseTerms = Pick<DiscountCode, 'minimum_order_value' | 'paymentmethods'>;

/** Whether a bundle's normal price reaches the least that a code counts from. */
export const reachesMinimum = ({ minimum_order_value: minimum }: Pick<PurchaseTerms, 'minimum_order_value'>, price: number): boolean =>
  minimum === null || price >= minimum;

/** Whether a code counts with a method. */
export const countsWith = ({ paymentmethods: methods }: Pick<PurchaseTerms, 'paymentmethods'>, method: PaymentMethod): boolean =>
  methods.length === 0 || methods.includes(method);
