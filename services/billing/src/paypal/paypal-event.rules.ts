import * as z from 'zod/mini';
import type { ProviderEvent } from '../payment/payment.provider.js';

/** A name as PayPal gives it: short, in plain characters. */
const Name = z.string().check(z.regex(/^[\w.:-]{1,200}$/));

const PayPalEvent = z.object({
  id: Name,
  event_type: Name,
  resource_type: Name,
  create_time: z.iso.datetime().check(z.regex(/^20/)),
  resource: z.object({
    id: z.optional(Name),
    dispute_id: z.optional(Name),
    supplementary_data: z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(Name) })) })),
  }),
});

type Resource = z.output<typeof PayPalEvent>['resource'];

/** What an event of each type of resource is about. A capture goes by its order: that is the payment's name here. */
const SUBJECTS: Readonly<
  Record<string, { readonly kind: 'payment' | 'refund' | 'dispute'; readonly reference: (resource: Resource) => string | undefined }>
> = {
  'checkout-order': { kind: 'payment', reference: ({ id }) => id },
  capture: { kind: 'payment', reference: ({ supplementary_data: data }) => data?.related_ids?.order_id },
  refund: { kind: 'refund', reference: ({ id }) => id },
  dispute: { kind: 'dispute', reference: ({ dispute_id: id }) => id },
};

/** What PayPal took back by itself comes in the shape of a refund, whose name it has. */
const REVERSED = 'PAYMENT.CAPTURE.REVERSED';

/** What an event says to ask about; null for what is no event. @param aheadMs how far business time is ahead */
export const readPayPalEvent = (event: unknown, aheadMs: number): ProviderEvent | null => {
  const parsed = PayPalEvent.safeParse(event);
  if (!parsed.success) return null;
  const { id, event_type: type, resource_type: resourceType, create_time: created, resource } = parsed.data;
  const subject = SUBJECTS[resourceType];
  const at = new Date(Date.parse(created) + aheadMs);
  if (subject === undefined) return { id, kind: 'other', type, reference: null, at };
  const reference = subject.reference(resource);
  const kind = type === REVERSED && subject.kind === 'refund' ? 'reversal' : subject.kind;
  return reference === undefined ? null : { id, kind, type, reference, at };
};
