/** The pages about payments, in the order of their tabs; each is named as its address ends. */
export const PAYMENT_PAGES = [
  'revenue',
  'bundles',
  'methods',
  'trace',
  'differences',
  'adjustments',
  'webhooks',
  'direct-debits',
  'refunds',
  'disputes',
  'blocks',
  'codes',
  'offers',
  'proof',
] as const;

export const PAYMENTS = '/operator/billing';

export type PaymentPage = (typeof PAYMENT_PAGES)[number];
