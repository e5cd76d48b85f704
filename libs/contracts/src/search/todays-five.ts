import * as z from 'zod/mini';
import { route } from '../route.js';
import { MatchReason } from '../match-reason.js';
import { FoundMember } from './members.js';
import './limits.js';

export const FIVE = 5;

/** With the reason why somebody is among the five: always one. */
export const PickedMember = z.extend(FoundMember, { reason: MatchReason });

export type PickedMember = z.output<typeof PickedMember>;

export const TodaysFive = z.object({
  members: z.array(PickedMember),
  /** Somebody was chosen for this day, be they left or not; false: nobody suits who is new to the viewer. Absent in answers of earlier releases. */
  chosen: z.optional(z.boolean()),
  /** When the next five come. */
  next_day: z.string(),
});

export type TodaysFive = z.output<typeof TodaysFive>;

export const readTodaysFive = route({
  method: 'GET',
  path: '/api/todays-five',
  summary: 'Up to five members for this day, the same all day in the site’s time zone, without those passed meanwhile; each with a reason.',
  access: 'member',
  reply: TodaysFive,
  limit: 'search',
});
