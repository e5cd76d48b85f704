import * as z from 'zod/mini';
import { route } from '../route.js';
import { MemberName } from './profile.js';
import './limits.js';
import './refusals.js';

/** How often a member may take another name. */
export const NAME_CHANGE_DAYS = 30;

const OwnName = z.object({
  name: z.string(),
  /** From when on another name can be taken; null: now. */
  next_at: z.nullable(z.string()),
});

export const readName = route({
  method: 'GET',
  path: '/api/account/name',
  summary: 'The viewer’s name, and when it can be changed again.',
  access: 'member',
  reply: OwnName,
});

export const changeName = route({
  method: 'PUT',
  path: '/api/account/name',
  summary: 'Gives the viewer another name, once in 30 days; the name that they have is fine at any time.',
  access: 'member',
  body: z.object({ name: MemberName }),
  reply: OwnName,
  refusals: ['account.name-taken', 'account.name-too-soon'],
  limit: 'name_change',
});
