import * as z from 'zod/mini';
import { route } from '../route.js';
import { Discount } from './bundles.js';
import './limits.js';
import './refusals.js';

export const readLeavingDiscount = route({
  method: 'GET',
  path: '/api/credits/leaving-discount',
  summary: 'The discount that a member who is about to leave may take once, and the one they took while it counts. Asking gives none.',
  access: 'member',
  reply: z.object({
    /** What taking it brings; null for whom it could not count, and for whoever took it before. */
    offer: z.nullable(z.object({ percentage: z.int(), hours: z.int() })),
    taken: z.nullable(Discount),
  }),
});

export type LeavingDiscount = z.output<typeof readLeavingDiscount.reply>;

export const takeLeavingDiscount = route({
  method: 'POST',
  path: '/api/credits/leaving-discount',
  summary: 'Gives the viewer the discount of those who are about to leave: once a member. Again it answers the same one while that counts.',
  access: 'member',
  reply: Discount,
  refusals: ['billing.discount-not-offered'],
  limit: 'order',
});
