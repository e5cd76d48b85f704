import * as z from 'zod/mini';
import { Money, PathId } from '../kernel/index.js';
import '../limits.js';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { Approval } from './approvals.js';
import { OrderId } from './orders.js';
import { Reason } from './reason.js';
import { REFUND_FILTERS, REFUND_PROVIDERS } from './refund-terms.js';
import { RefundQuote, RefundState } from './refunds.js';
import './refusals.js';

/** What an operator heard of a refund at its company, and another one decides about. */
const RefundDecision = z.extend(Approval, { id: z.int(), outcome: z.enum(['paid', 'not-paid']), reason: z.string() });

export const OperatorRefund = z.object({
  id: z.string(),
  /** By which it is listed and mails name it. */
  number: z.int(),
  order_id: z.int(),
  payment_id: z.string(),
  member_id: z.int(),
  provider: z.string(),
  /** The company's own name for it; null until it answered. */
  reference: z.nullable(z.string()),
  state: RefundState,
  /** The company does not say what became of it, or nobody asks it any more: an operator looks at it. */
  waits: z.boolean(),
  credits: z.int(),
  amount: Money,
  requested_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** How often the company was asked to no avail, when it is asked next (null: no more), and what it said last: one of `REFUND_FAULTS`, or its own words. */
  tries: z.int(),
  try_after: z.nullable(z.string()),
  fault: z.nullable(z.string()),
  credit_note: z.nullable(z.string()),
  /** The operator who asked for it, and why; null where its member did. */
  asked_by: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  /** Nobody asked for it here: it was made in the company's dashboard. */
  adopted: z.boolean(),
  /** `false`: nothing was debited for its purchase, or will be, so that nothing goes back. */
  collected: z.boolean(),
  /** The difference that waits because of it. */
  incident_id: z.nullable(z.int()),
  /** The latest one, decided or not. */
  decision: z.nullable(RefundDecision),
});

export type OperatorRefund = z.output<typeof OperatorRefund>;

export const listOperatorRefunds = route({
  method: 'GET',
  path: '/api/operator/refunds',
  summary: 'All refunds, latest first: those of a state, of a company, or those that wait for an operator.',
  access: 'operator',
  query: z.object({
    state: z._default(z.enum(REFUND_FILTERS), 'all'),
    provider: z.optional(z.enum(REFUND_PROVIDERS)),
    /** Refunds with a lower number than this one; without it the latest. */
    before: z.optional(PathId),
  }),
  reply: z.object({ refunds: z.array(OperatorRefund), more: z.boolean(), waiting: z.int() }),
});

export const askRefund = route({
  method: 'POST',
  path: '/api/operator/refunds/:refundId/ask',
  summary:
    'Asks the company now how a refund stands, and for the refund where it never heard of it. One that is decided is not asked about.',
  access: 'operator',
  params: z.object({ refundId: z.uuid() }),
  reply: OperatorRefund,
  refusals: ['billing.refund-not-found', 'billing.refund-decided'],
  limit: 'write',
});

export const requestRefundDecision = route({
  method: 'POST',
  path: '/api/operator/refunds/:refundId/decisions',
  summary:
    'Says what became of a refund that waits for an operator, as its company told them. It counts once another operator approves it; the same again, while it waits, changes nothing.',
  access: 'operator',
  params: z.object({ refundId: z.uuid() }),
  body: z.object({ outcome: RefundDecision.shape.outcome, reason: Reason }),
  reply: OperatorRefund,
  refusals: [
    'billing.refund-not-found',
    'billing.refund-not-waiting',
    'billing.refund-not-sent',
    'billing.refund-own',
    'billing.refund-decision-decided',
  ],
  limit: 'write',
});

const decision = z.object({ decisionId: PathId });

export const approveRefundDecision = route({
  method: 'PUT',
  path: '/api/operator/refund-decisions/:decisionId/approved',
  summary:
    'Lets count what another operator says of a refund: it is paid, or it failed and the credits are back. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params: decision,
  reply: OperatorRefund,
  refusals: [
    'billing.refund-decision-not-found',
    'billing.refund-decision-decided',
    'billing.refund-decision-own',
    'billing.refund-decided',
    'billing.refund-not-sent',
    'billing.refund-own',
  ],
});

export const declineRefundDecision = route({
  method: 'PUT',
  path: '/api/operator/refund-decisions/:decisionId/declined',
  summary: 'Declines what another operator says of a refund, which waits on. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params: decision,
  reply: OperatorRefund,
  refusals: ['billing.refund-decision-not-found', 'billing.refund-decision-decided', 'billing.refund-decision-own', 'billing.refund-own'],
});

/** What would go back for a purchase now, also after the last day on which its member can withdraw from it. */
export const OperatorRefundQuote = z.extend(RefundQuote, {
  /** That day is past. */
  over: z.boolean(),
  /** How many of the unused credits go back for the amount. */
  back: z.int(),
});

export type OperatorRefundQuote = z.output<typeof OperatorRefundQuote>;

export const listOperatorRefundQuotes = route({
  method: 'GET',
  path: '/api/operator/refund-quotes/:memberId',
  summary: 'What would go back for each purchase of a member whose unused credits can go back, latest first.',
  access: 'operator',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ quotes: z.array(OperatorRefundQuote) }),
});

const RefundedCredits = z.int().check(z.positive());

export const readOperatorRefundQuote = route({
  method: 'GET',
  path: '/api/operator/orders/:orderId/refund-quote',
  summary: 'What goes back for so many of the unused credits of a purchase; fewer where so many are not left.',
  access: 'operator',
  params: z.object({ orderId: OrderId }),
  query: z.object({ credits: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000)) }),
  reply: OperatorRefundQuote,
  refusals: ['billing.order-not-found', 'billing.refund-not-possible'],
});

export const requestOperatorRefund = route({
  method: 'POST',
  path: '/api/operator/orders/:orderId/refund',
  summary:
    'Pays back some or all unused credits of a purchase on behalf of its member, also after the last day on which they can withdraw from it. The same `clientId` again answers the same refund.',
  access: 'operator',
  params: z.object({ orderId: OrderId }),
  body: z.object({
    clientId: z.uuid(),
    /** What the operator saw; something else now is refused. */
    expected_credits: RefundedCredits,
    expected_amount: RefundedCredits,
    reason: Reason,
  }),
  reply: OperatorRefund,
  refusals: ['billing.order-not-found', 'billing.refund-not-possible', 'billing.refund-changed', 'billing.refund-own'],
  limit: 'order',
});
