import { refusalTable } from '../refusals.js';

export const billingRefusals = refusalTable({
  'billing.not-enough-credits': { status: 402, log: 'debug' },
  'billing.bundle-not-found': { status: 404, log: 'info' },
  'billing.method-not-offered': { status: 422, log: 'info' },
  'billing.method-blocked': { status: 409, log: 'info' },
  'billing.order-not-found': { status: 404, log: 'info' },
  'billing.order-not-payable': { status: 409, log: 'info' },
  'billing.price-changed': { status: 409, log: 'info' },
  'billing.discount-not-found': { status: 404, log: 'info' },
  'billing.discount-not-yours': { status: 403, log: 'info' },
  'billing.discount-used': { status: 409, log: 'info' },
  'billing.discount-used-up': { status: 409, log: 'info' },
  'billing.discount-currency': { status: 422, log: 'info' },
  'billing.discount-minimum': { status: 422, log: 'info' },
  'billing.discount-country': { status: 422, log: 'info' },
  'billing.discount-expired': { status: 410, log: 'info' },
  'billing.discount-method': { status: 422, log: 'info' },
  'billing.discount-not-offered': { status: 409, log: 'debug' },
  'billing.discount-code-taken': { status: 409, log: 'info' },
  'billing.discount-code-minimum-needs-currency': { status: 422, log: 'info' },
  'billing.discount-code-member-unknown': { status: 422, log: 'info' },
  'billing.incident-not-found': { status: 404, log: 'debug' },
  'billing.dispute-not-found': { status: 404, log: 'debug' },
  'billing.dispute-blocks-nothing': { status: 409, log: 'debug' },
  'billing.refund-not-possible': { status: 409, log: 'info' },
  'billing.refund-changed': { status: 409, log: 'info' },
  'billing.webhook-signature': { status: 401, log: 'warn' },
  'billing.webhook-event-not-found': { status: 404, log: 'debug' },
  'billing.adjustment-not-found': { status: 404, log: 'debug' },
  'billing.adjustment-decided': { status: 409, log: 'debug' },
  'billing.adjustment-own': { status: 403, log: 'warn' },
  'billing.adjustment-member': { status: 409, log: 'info' },
  'billing.adjustment-too-much': { status: 409, log: 'info' },
  'billing.adjustment-repeated': { status: 409, log: 'info' },
  'billing.payment-refused': { status: 422, log: 'warn' },
  'billing.provider-silent': { status: 503, log: 'warn' },
});

type BillingRefusals = typeof billingRefusals;

declare module '../refusals.js' {
  interface Refusals extends BillingRefusals {}
}
