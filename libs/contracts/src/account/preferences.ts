import * as z from 'zod/mini';
import { route } from '../route.js';
import './limits.js';

/** Preferences of the settings page. */
export const Preferences = z.object({
  invisible: z.boolean(),
  privacy: z.boolean(),
  read_receipts: z.boolean(),
});

export type Preferences = z.output<typeof Preferences>;

export const readPreferences = route({
  method: 'GET',
  path: '/api/preferences',
  summary: 'The viewer’s preferences and blocked members.',
  access: 'member',
  reply: z.object({
    preferences: Preferences,
    blocked: z.array(z.object({ id: z.int(), name: z.string(), blocked_at: z.string() })),
    /** Since when the viewer takes a break; null or missing otherwise. */
    paused_since: z.optional(z.nullable(z.string())),
  }),
});

export const changePreferences = route({
  method: 'PATCH',
  path: '/api/preferences',
  summary: 'Changes preferences; absent fields stay.',
  access: 'member',
  body: z.partial(Preferences),
  reply: z.object({ preferences: Preferences }),
  limit: 'edit',
});
