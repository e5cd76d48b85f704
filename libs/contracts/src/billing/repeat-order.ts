import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import { type ReplyOf, route } from '../route.js';
import { Bundle, Discount, PaymentMethod } from './bundles.js';
import { PaidCard } from './orders.js';

/** Why a purchase cannot be made again as it was, in the order in which it is asked. */
const REPEAT_OBSTACLES = ['bundle-not-sold', 'method-not-offered', 'method-blocked'] as const;

export const readRepeatOrder = route({
  method: 'GET',
  path: '/api/credits/repeat-order',
  summary: 'The viewer’s last paid purchase, and what the same costs now; or why the same cannot be bought.',
  access: 'member',
  reply: z.object({
    /** What was bought last, whatever became of its money since; null before the first purchase. */
    last: z.nullable(
      z.object({
        order: z.int(),
        paid_at: z.string(),
        bundle: z.string(),
        /** As many as were chosen. */
        credits: z.int(),
        method: PaymentMethod,
        card: z.nullable(PaidCard),
      }),
    ),
    /** The same today, at today's price; null when it cannot be bought. */
    offer: z.nullable(
      z.object({
        bundle: Bundle,
        method: PaymentMethod,
        fee: Money,
        /** The one discount of the viewer that `price_now` and `total` contain. */
        discount: z.nullable(Discount),
        total: Money,
        tax_rate: z.number(),
        /** Credits that the viewer owes: the purchase settles them first. */
        debt: z.int(),
        /** The viewer's latest order of which its provider does not say whether it was paid: it may still be charged, beside this one. */
        unanswered_order: z.nullable(z.int()),
      }),
    ),
    obstacle: z.nullable(z.enum(REPEAT_OBSTACLES)),
    /** Other methods that the viewer can pay with here. */
    other_methods: z.array(PaymentMethod),
    refund_days: z.int(),
  }),
});

export type RepeatOrder = ReplyOf<typeof readRepeatOrder>;
