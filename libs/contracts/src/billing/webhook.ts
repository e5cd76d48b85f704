import * as z from 'zod/mini';
import { route } from '../route.js';
import './refusals.js';

/** Companies that collect money, by the names that stand in the addresses of their webhooks. */
export const PAYMENT_PROVIDERS = ['sandbox', 'stripe', 'paypal'] as const;

export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** What an event is about. `reversal`: money that its provider took back by itself; `other`: nothing that is kept here. */
export const WEBHOOK_EVENT_KINDS = ['payment', 'refund', 'reversal', 'dispute', 'other'] as const;

export type WebhookEventKind = (typeof WEBHOOK_EVENT_KINDS)[number];

export const receivePaymentEvent = route({
  method: 'POST',
  path: '/api/payments/:provider/webhook',
  summary:
    'A signed event from a payment provider; may come twice, late and in any order. It is kept before it is answered, and only says what to ask the provider about.',
  access: 'anyone',
  params: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
  body: z.looseObject({}),
  reply: z.object({ received: z.boolean() }),
  refusals: ['billing.webhook-signature'],
});
