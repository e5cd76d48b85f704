import * as z from 'zod/mini';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { AgeHold } from './age-hold.js';
import './limits.js';
import './refusals.js';

/**
 * How a member stands with the assurance of their age:
 * - `not_asked`: their site asks nobody;
 * - `needed`, `under_way`, `passed`;
 * - `failed`: the company could not tell; `unanswered`: it was left before there was an answer, or none came;
 * - `expired`: it was passed, and its time is over;
 * - `refused`: the company found the member too young.
 */
export const AGE_STATES = ['not_asked', 'needed', 'under_way', 'passed', 'failed', 'unanswered', 'expired', 'refused'] as const;

const AgeAssurance = z.object({
  state: z.enum(AGE_STATES),
  hold: z.nullable(AgeHold),
  /** The age that is asked about. */
  min_age: z.int(),
  /** Who answers, with the address of its own page about privacy; null while nobody is asked. */
  company: z.nullable(z.object({ name: z.string(), privacy: z.string() })),
  /** When the state began, where something happened. */
  since: z.nullable(z.string()),
  /** Until when what was passed is good. */
  valid_until: z.nullable(z.string()),
  /** For how many days it is good once passed. */
  valid_days: z.int(),
});
export type AgeAssurance = z.output<typeof AgeAssurance>;

export const readAgeAssurance = route({
  method: 'GET',
  path: '/api/age-assurance',
  summary: 'Whether the viewer’s age has to be assured, and how that stands.',
  access: 'member',
  reply: AgeAssurance,
});

export const startAgeCheck = route({
  method: 'POST',
  path: '/api/age-assurance/checks',
  summary: 'Begins a check with the company that answers, or goes on with the one that is under way. The browser is sent to `redirect`.',
  access: 'member',
  reply: z.object({ redirect: z.string() }),
  refusals: ['account.age-not-asked', 'account.age-refused', 'account.age-check-unavailable'],
  limit: 'age_check',
});

export const finishAgeCheck = route({
  method: 'POST',
  path: '/api/age-assurance/results',
  summary: 'Takes what the company sent back with the viewer. The first result of a check counts; the same again changes nothing.',
  access: 'member',
  body: z.object({ check: z.uuid(), query: z.string().check(z.maxLength(4000)) }),
  reply: AgeAssurance,
  refusals: ['account.age-result-invalid', 'account.age-check-unavailable'],
  limit: 'age_result',
});

/** Why a member is asked anew. It is kept in the log of operators, so it says nothing of the member. */
export const AGE_RESET_REASONS = ['complaint', 'document', 'mistake', 'doubt', 'other'] as const;

const OperatorAge = z.pick(AgeAssurance, { state: true, hold: true, min_age: true, since: true, valid_until: true });
export type OperatorAge = z.output<typeof OperatorAge>;

const params = z.object({ memberId: MemberId });

export const readMemberAge = route({
  method: 'GET',
  path: '/api/operator/members/:memberId/age',
  summary: 'How a member stands with the assurance of their age.',
  access: 'operator',
  params,
  reply: OperatorAge,
  refusals: ['account.profile-not-found'],
});

export const resetMemberAge = route({
  method: 'PUT',
  path: '/api/operator/members/:memberId/age/reset',
  summary: 'Forgets what came of a member’s checks, so that they are asked anew.',
  access: 'operator',
  params,
  body: z.object({ reason: z.enum(AGE_RESET_REASONS) }),
  reply: OperatorAge,
  refusals: ['account.profile-not-found', 'account.member-own'],
  limit: 'write',
});
