import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import { route } from '../route.js';
import { PaymentMethod } from './bundles.js';
import { DisputeStatus } from './disputes.js';
import { OrderId } from './orders.js';
import { Reason } from './reason.js';
import { RefundState } from './refunds.js';
import './refusals.js';

export const DISPUTE_FILTERS = ['open', 'warning', 'lost', 'won', 'all'] as const;

export const OperatorDispute = z.object({
  id: z.int(),
  status: DisputeStatus,
  provider: z.string(),
  /** The provider's own name for it. */
  reference: z.string(),
  order_id: z.int(),
  member_id: z.int(),
  amount: Money,
  /** When it was first heard of, and when it was decided. */
  heard_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** Credits of the order: what waits, what was taken back, and what was spent before it could be. */
  frozen: z.int(),
  taken: z.int(),
  owed: z.int(),
  method: PaymentMethod,
  /** The member cannot pay with this method. */
  blocked: z.boolean(),
  /** Who let the member pay with it again, and why. */
  unblocked: z.nullable(z.object({ at: z.string(), by: z.int(), reason: z.string() })),
  /** Other disputes of the same payment, latest first, and its refunds. An older gateway leaves them out. */
  others: z.optional(z.array(z.object({ id: z.int(), status: DisputeStatus, amount: Money }))),
  refunds: z.optional(z.array(z.object({ number: z.int(), state: RefundState, amount: Money }))),
});

export type OperatorDispute = z.output<typeof OperatorDispute>;

const DisputeId = OrderId;

export const listOperatorDisputes = route({
  method: 'GET',
  path: '/api/operator/disputes',
  summary: 'Payments that their payer disputes at the bank, latest first.',
  access: 'operator',
  /** Disputes older than this one; without it the latest. */
  query: z.object({ status: z._default(z.enum(DISPUTE_FILTERS), 'open'), before: z.optional(DisputeId) }),
  reply: z.object({ disputes: z.array(OperatorDispute), more: z.boolean() }),
});

export const unblockMethod = route({
  method: 'PUT',
  path: '/api/operator/disputes/:disputeId/unblocked',
  summary: 'Lets the member pay with the method of a lost dispute again. The first operator stays named; again changes nothing.',
  access: 'operator',
  params: z.object({ disputeId: DisputeId }),
  body: z.object({ reason: Reason }),
  reply: OperatorDispute,
  refusals: ['billing.dispute-not-found', 'billing.dispute-blocks-nothing', 'billing.block-own'],
});
