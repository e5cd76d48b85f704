import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { ADJUSTMENT_FILTERS, ADJUSTMENT_MAX } from './adjustment-terms.js';
import { Approval } from './approvals.js';
import { Reason } from './reason.js';
import './refusals.js';
import { StatementEntry } from './statement.js';

/** Credits that an operator gives, or takes as a negative number. One that an operator does alone has no `expires_at`. */
export const Adjustment = z.extend(Approval, {
  id: z.int(),
  member_id: z.int(),
  credits: z.int(),
  reason: z.string(),
  /** Its entry of the ledger, once it is applied. */
  entry_id: z.nullable(z.int()),
});

export type Adjustment = z.output<typeof Adjustment>;

const Credits = z.int().check(
  z.minimum(-ADJUSTMENT_MAX),
  z.maximum(ADJUSTMENT_MAX),
  z.refine((credits) => credits !== 0),
);

export const listAdjustments = route({
  method: 'GET',
  path: '/api/operator/adjustments',
  summary: 'Credits that operators gave and took, latest first; those that wait for another operator, unless `all` are asked for.',
  access: 'operator',
  query: z.object({
    state: z._default(z.enum(ADJUSTMENT_FILTERS), 'open'),
    member: z.optional(MemberId),
    /** Adjustments older than this one; without it the latest. */
    before: z.optional(PathId),
  }),
  reply: z.object({
    adjustments: z.array(Adjustment),
    more: z.boolean(),
    /** What the viewer can still give or take alone in these 24 hours. */
    alone: z.int(),
  }),
});

export const createAdjustment = route({
  method: 'POST',
  path: '/api/operator/adjustments',
  summary:
    'Gives or takes credits of a member. Above what an operator does alone it is a request that another operator decides about. The same `clientId` again is the same adjustment.',
  access: 'operator',
  body: z.object({
    clientId: z.uuid(),
    member_id: MemberId,
    credits: Credits,
    reason: Reason,
  }),
  reply: Adjustment,
  refusals: ['billing.adjustment-own', 'billing.adjustment-member', 'billing.adjustment-too-much', 'billing.adjustment-repeated'],
});

const params = z.object({ adjustmentId: PathId });

export const approveAdjustment = route({
  method: 'PUT',
  path: '/api/operator/adjustments/:adjustmentId/approved',
  summary: 'Applies a request of another operator. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params,
  reply: Adjustment,
  refusals: [
    'billing.adjustment-not-found',
    'billing.adjustment-decided',
    'billing.adjustment-own',
    'billing.adjustment-member',
    'billing.adjustment-too-much',
  ],
});

export const declineAdjustment = route({
  method: 'PUT',
  path: '/api/operator/adjustments/:adjustmentId/declined',
  summary: 'Declines a request of another operator. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params,
  reply: Adjustment,
  refusals: ['billing.adjustment-not-found', 'billing.adjustment-decided', 'billing.adjustment-own'],
});

export const readWallet = route({
  method: 'GET',
  path: '/api/operator/wallets/:memberId',
  summary: 'What a member has, and the latest entries of their ledger. Only credits that nobody paid for can be taken.',
  access: 'operator',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ granted: z.int(), bought: z.int(), debt: z.int(), frozen: z.int(), entries: z.array(StatementEntry) }),
});
