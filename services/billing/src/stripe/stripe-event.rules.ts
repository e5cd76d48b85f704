import type { WebhookEventKind } from '@rendezvous/contracts/billing/webhook';
import * as z from 'zod/mini';
import type { ProviderEvent } from '../payment/payment.provider.js';
import { isOurs } from './stripe-intent.rules.js';

/** A name as Stripe gives it: short, in plain characters. Signed or not, it is somebody else's: what could not be stored is refused. */
const Name = z.string().check(z.regex(/^[\w.:-]{1,200}$/));

/** What is read of an event, whatever version of Stripe's API it was made for. */
const StripeEvent = z.object({
  id: Name,
  type: Name,
  created: z.int().check(z.positive(), z.lt(4_102_444_800)),
  data: z.object({ object: z.object({ id: z.optional(Name), object: Name, metadata: z.nullish(z.record(z.string(), z.string())) }) }),
});

const KINDS: Readonly<Record<string, WebhookEventKind>> = { 'checkout.session': 'payment', refund: 'refund', dispute: 'dispute' };

/** What an event says to ask about; null for what is no event. @param aheadMs how far business time is ahead */
export const readStripeEvent = (event: unknown, aheadMs: number): ProviderEvent | null => {
  const parsed = StripeEvent.safeParse(event);
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.data;
  const kind = isOurs(data.object) && data.object.object === 'payment_intent' ? 'payment' : (KINDS[data.object.object] ?? 'other');
  const reference = kind === 'other' ? null : (data.object.id ?? null);
  return kind !== 'other' && reference === null ? null : { id, kind, type, reference, at: new Date(created * 1000 + aheadMs) };
};
