import { MINUTE, limitTable } from '../limits.js';

export const billingLimits = limitTable({
  order: { seconds: MINUTE, member: 60, network: 300 },
});

type BillingLimits = typeof billingLimits;

declare module '../limits.js' {
  interface CallLimits extends BillingLimits {}
}
