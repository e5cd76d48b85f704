import * as z from 'zod/mini';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import '../account/refusals.js';
import './limits.js';

const params = z.object({ memberId: MemberId });
const reply = z.object({ ok: z.boolean() });

export const passMember = route({
  method: 'PUT',
  path: '/api/passes/:memberId',
  summary: 'The viewer does not want to be offered a member again. Nobody is told; doing it again changes nothing.',
  access: 'member',
  params,
  reply,
  refusals: ['account.profile-not-found', 'account.moderated', 'account.on-break', 'account.age-needed'],
  limit: 'pass',
});

export const undoPass = route({
  method: 'DELETE',
  path: '/api/passes/:memberId',
  summary: 'Takes a pass back. Nothing happens when there is none.',
  access: 'member',
  params,
  reply,
  limit: 'pass',
});
