import * as z from 'zod/mini';
import { route } from '../route.js';
import { FoundMember } from './members.js';
import './limits.js';

export const FIVE = 5;

/** Why somebody is among the five: a fact that the viewer may see, and can check on the page. */
export const PickReason = z.object({
  kind: z.enum(['interests', 'region', 'new', 'age']),
  /** How many interests both have. */
  count: z.optional(z.int()),
});

export type PickReason = z.output<typeof PickReason>;

export const PickedMember = z.extend(FoundMember, { reason: PickReason });

export type PickedMember = z.output<typeof PickedMember>;

export const readTodaysFive = route({
  method: 'GET',
  path: '/api/todays-five',
  summary: 'Up to five members for this day, the same all day in the site’s time zone, without those passed meanwhile; each with a reason.',
  access: 'member',
  reply: z.object({
    members: z.array(PickedMember),
    /** When the next five come. */
    next_day: z.string(),
  }),
  limit: 'search',
});
