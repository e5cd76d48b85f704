import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import '../limits.js';
import { route } from '../route.js';
import { seen } from './profile.js';
import './refusals.js';

/** Invitations in one answer. */
export const OPERATOR_INVITATIONS_PAGE = 50;

/** One that is both used up and expired is told as used up; withdrawn comes before all. */
export const INVITATION_STATES = ['open', 'used-up', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_USES_MAX = 100_000;
export const INVITATION_DAYS_MAX = 3650;
/** How many addresses are invited at once. */
export const INVITED_AT_ONCE_MAX = 500;

const OperatorInvitation = z.object({
  id: z.int(),
  code: z.string(),
  /** What operators call it; empty for one that was made for a waiting address. */
  label: z.string(),
  site: z.string(),
  state: z.enum(INVITATION_STATES),
  uses: z.int(),
  max_uses: z.int(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** The address of the signup’s page with the code. */
  link: z.string(),
});
export type OperatorInvitation = z.output<typeof OperatorInvitation>;

export const listInvitations = route({
  method: 'GET',
  path: '/api/operator/invitations',
  summary: 'Invitations of a state, or all, latest first, and how many addresses wait on each site.',
  access: 'operator',
  query: z.object({
    state: z._default(z.enum([...INVITATION_STATES, 'all']), 'open'),
    /** Where the list goes on: the last one that is known. */
    after: z.optional(PathId),
  }),
  reply: z.object({
    invitations: z.array(OperatorInvitation),
    more: z.boolean(),
    /** How many there are in each state. */
    counts: z.object({ open: z.int(), 'used-up': z.int(), expired: z.int(), withdrawn: z.int() }),
    sites: z.array(
      z.object({
        id: z.int(),
        host: z.string(),
        invite_only: z.boolean(),
        /** Addresses that were not invited yet. */
        waiting: z.int(),
        /** The latest invitation that was made for a waiting address; 0 before the first. */
        invited_up_to: z.int(),
      }),
    ),
  }),
});

export const readInvitation = route({
  method: 'GET',
  path: '/api/operator/invitations/:invitationId',
  summary: 'One invitation.',
  access: 'operator',
  params: z.object({ invitationId: PathId }),
  reply: OperatorInvitation,
  refusals: ['account.invitation-unknown'],
});

export const createInvitation = route({
  method: 'POST',
  path: '/api/operator/invitations',
  summary: 'Makes the code of an invitation; the same `clientId` again answers the one that was made.',
  access: 'operator',
  body: z.object({
    clientId: z.uuid(),
    site_id: PathId,
    label: z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(80)),
    max_uses: z.int().check(z.minimum(1), z.maximum(INVITATION_USES_MAX)),
    /** For how many days it is good; null: until it is used up. */
    valid_days: z.nullable(z.int().check(z.minimum(1), z.maximum(INVITATION_DAYS_MAX))),
  }),
  reply: OperatorInvitation,
  limit: 'write',
});

export const withdrawInvitation = route({
  method: 'PUT',
  path: '/api/operator/invitations/:invitationId/withdrawn',
  summary: 'Ends an invitation: nobody joins by it any more; again changes nothing.',
  access: 'operator',
  params: z.object({ invitationId: PathId }),
  reply: OperatorInvitation,
  refusals: ['account.invitation-unknown'],
  limit: 'write',
});

export const inviteWaiting = route({
  method: 'POST',
  path: '/api/operator/invitations/waiting',
  summary: 'Invites the addresses that have waited longest, each with a code of its own, by mail.',
  access: 'operator',
  body: z.object({
    site_id: PathId,
    count: z.int().check(z.minimum(1), z.maximum(INVITED_AT_ONCE_MAX)),
    /** As the list said it: sent twice, or by two operators, the same places are given once. */
    invited_up_to: z.int().check(z.minimum(0)),
  }),
  reply: z.object({ invited: z.int(), waiting: z.int() }),
  refusals: ['account.waiting-changed'],
  limit: 'write',
});
