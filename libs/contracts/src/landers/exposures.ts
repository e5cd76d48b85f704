import * as z from 'zod/mini';
import { route } from '../route.js';
import { SLUG, SLUG_MAX } from './landers.js';

/** Sent by the page of a lander that is compared with others, once somebody who agreed to be measured sees it. */
export const exposeLander = route({
  method: 'POST',
  path: '/api/lander-exposures',
  summary: 'Tells that somebody sees a variant of a lander; nothing is kept without the visitor’s consent, or of a member.',
  access: 'anyone',
  body: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG)) }),
  reply: z.object({ ok: z.boolean() }),
  limit: 'write',
});
