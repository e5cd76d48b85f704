import { HOUR, MINUTE, limitTable } from '../limits.js';

export const billingLimits = limitTable({
  order: { seconds: MINUTE, member: 60, network: 300 },
  /** Codes that are looked up or ordered with, together: enough for mistakes, too few for guessing. */
  discount_code: { seconds: HOUR, member: 30, network: 600 },
  billing_file: { seconds: MINUTE, member: 30, network: 120 },
});

type BillingLimits = typeof billingLimits;

declare module '../limits.js' {
  interface CallLimits extends BillingLimits {}
}
