import * as z from 'zod/mini';
import { route } from '../route.js';
import './limits.js';

export const pauseAccount = route({
  method: 'PUT',
  path: '/api/account/pause',
  summary: 'Hides the viewer from everybody until they come back; nothing is lost. Fine for one who takes a break already.',
  access: 'member',
  /** Since when. */
  reply: z.object({ paused_since: z.string() }),
  limit: 'pause',
});

export const endPause = route({
  method: 'DELETE',
  path: '/api/account/pause',
  summary: 'Shows the viewer again as before the break.',
  access: 'member',
  reply: z.object({ ok: z.boolean() }),
  limit: 'pause',
});
