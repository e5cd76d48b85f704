import { MemberCard, MemberId } from '../member.js';
import * as z from 'zod/mini';
import { route } from '../route.js';
import '../account/limits.js';
import './refusals.js';

export const readMemberLanding = route({
  method: 'GET',
  path: '/api/members/:memberId/landing',
  summary:
    'A member for a page that invites visitors to say hello; refused alike for whoever is not listed to the viewer, hidden or unknown.',
  access: 'anyone',
  params: z.object({ memberId: MemberId }),
  reply: MemberCard,
  refusals: ['landers.member-not-listed'],
  limit: 'profile',
});
