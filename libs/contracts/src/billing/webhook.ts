import * as z from 'zod/mini';
import { route } from '../route.js';
import './refusals.js';

export const receivePaymentEvent = route({
  method: 'POST',
  path: '/api/payments/:provider/webhook',
  summary: 'A signed event from a payment provider; may come twice, late and in any order.',
  access: 'anyone',
  params: z.object({ provider: z.enum(['sandbox']) }),
  body: z.looseObject({}),
  reply: z.object({ received: z.boolean() }),
  refusals: ['billing.webhook-signature', 'billing.order-not-found'],
});
