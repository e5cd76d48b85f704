import { HOUR, MINUTE, limitTable } from '../limits.js';

export const billingLimits = limitTable({
  order: { seconds: MINUTE, member: 60, network: 300 },
  /** Codes that are looked up or ordered with, together: enough for mistakes, too few for guessing. */
  discount_code: { seconds: HOUR, member: 30, network: 600 },
  /** What costs money besides (an SMS) and may be guessed at (a code) has limits of its own. */
  direct_debit: { seconds: MINUTE, member: 20, network: 100 },
  /** Messages with a code. The number that they go to counts, too, as much as a member. */
  direct_debit_code: { seconds: 24 * HOUR, member: 10, network: 100 },
  billing_file: { seconds: MINUTE, member: 30, network: 120 },
});

type BillingLimits = typeof billingLimits;

declare module '../limits.js' {
  interface CallLimits extends BillingLimits {}
}
