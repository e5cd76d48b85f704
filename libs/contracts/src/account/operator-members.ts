import * as z from 'zod/mini';
import '../limits.js';
import { MemberId } from '../member.js';
import { Gender } from '../reference/index.js';
import { route } from '../route.js';
import { DELETION_REASONS } from './deletion.js';
import { BirthDate, MemberName } from './profile.js';
import './refusals.js';

/** Why a name, gender or date of birth are corrected; `name-rules`: the name breaks the rules. It is kept in the log of operators, so it says nothing of the member. */
export const CORRECTION_REASONS = ['mistake', 'document', 'changed', 'name-rules', 'other'] as const;
/** Why a profile is disabled, or shown again. */
export const MODERATION_REASONS = ['fake', 'abuse', 'minor', 'scam', 'complaint', 'settled', 'other'] as const;

/** A member as operators find them. */
const OperatorMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['not_confirmed', 'activated', 'pending_deletion']),
  /** Disabled by an operator. */
  moderated: z.boolean(),
  gender: Gender,
  date_of_birth: z.string(),
  country: z.string(),
  joined_at: z.string(),
  operator: z.boolean(),
});
export type OperatorMember = z.output<typeof OperatorMember>;

const params = z.object({ memberId: MemberId });

export const findOperatorMembers = route({
  method: 'GET',
  path: '/api/operator/members',
  summary: 'The member with this number, name or e-mail address, in full; nobody else is listed.',
  access: 'operator',
  query: z.object({ find: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  reply: z.object({ members: z.array(OperatorMember) }),
});

export const listOperators = route({
  method: 'GET',
  path: '/api/operator/operators',
  summary: 'Whoever is an operator now, for pages that say who did something by number. Who is none any more keeps the number.',
  access: 'operator',
  reply: z.object({ operators: z.array(z.object({ id: z.int(), name: z.string() })) }),
});

export const correctMember = route({
  method: 'PATCH',
  path: '/api/operator/members/:memberId',
  summary:
    'Corrects gender and date of birth, which members cannot change themselves, and a name, which they change once in a while. The member is told by mail.',
  access: 'operator',
  params,
  body: z.object({
    name: z.optional(MemberName),
    gender: z.optional(Gender),
    date_of_birth: z.optional(BirthDate),
    reason: z.enum(CORRECTION_REASONS),
  }),
  reply: OperatorMember,
  refusals: ['account.profile-not-found', 'account.name-taken', 'account.member-own'],
  limit: 'write',
});

export const moderateMember = route({
  method: 'PUT',
  path: '/api/operator/members/:memberId/moderation',
  summary:
    'Disables a profile or shows it again; the member is told by mail. An operator is no operator’s to disable, and whom one has a complaint with is another’s.',
  access: 'operator',
  params,
  body: z.object({ disabled: z.boolean(), reason: z.enum(MODERATION_REASONS) }),
  reply: OperatorMember,
  refusals: ['account.profile-not-found', 'account.is-operator', 'account.member-own', 'account.complaint-own'],
  limit: 'write',
});

export const listDeletionReasons = route({
  method: 'GET',
  path: '/api/operator/deletion-reasons',
  summary: 'How often each reason for leaving was given, by month, the latest first.',
  access: 'operator',
  reply: z.object({
    months: z.array(z.object({ month: z.string(), reasons: z.array(z.object({ reason: z.enum(DELETION_REASONS), count: z.int() })) })),
  }),
});
