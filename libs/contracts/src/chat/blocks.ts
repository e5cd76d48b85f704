import * as z from 'zod/mini';
import { MemberId } from '../member.js';
import '../limits.js';
import { route } from '../route.js';
import '../account/refusals.js';
import './refusals.js';

export const block = route({
  method: 'PUT',
  path: '/api/blocks/:memberId',
  summary: 'Blocks a member: both likes, the conversation and all sight of each other go at once.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.profile-not-found', 'chat.own-profile'],
  limit: 'write',
});

export const unblock = route({
  method: 'DELETE',
  path: '/api/blocks/:memberId',
  summary: 'Ends a block; restores visibility only.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
  limit: 'write',
});
