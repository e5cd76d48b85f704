import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import '../limits.js';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { BLOCK_FILTERS } from './block-terms.js';
import { PaymentMethod } from './bundles.js';
import { Reason } from './reason.js';
import './refusals.js';

/** Why a member cannot pay in some way, or could not: a dispute that was lost, a debit that was sent back, or an operator. */
export const MethodBlock = z.object({
  /** `dispute:<number>` or `block:<number>`. */
  id: z.string(),
  member_id: z.int(),
  method: PaymentMethod,
  since: z.string(),
  /** The operator who set it by hand, and why; null where a dispute did. */
  set_by: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  dispute: z.nullable(z.object({ id: z.int(), order_id: z.int(), provider: z.string(), amount: Money })),
  /** The operator who let the member pay so again, and why. */
  lifted: z.nullable(z.object({ at: z.string(), by: z.int(), reason: z.string() })),
});

export type MethodBlock = z.output<typeof MethodBlock>;

/** Where a list ended, as it said itself. */
const BlockPlace = z.string().check(z.regex(/^\d{1,15}-(?:dispute|block):\d{1,10}$/));

export const listMethodBlocks = route({
  method: 'GET',
  path: '/api/operator/blocks',
  summary: 'Ways to pay that members are blocked from, latest first; those that stand, unless others are asked for.',
  access: 'operator',
  query: z.object({
    state: z._default(z.enum(BLOCK_FILTERS), 'standing'),
    member: z.optional(MemberId),
    before: z.optional(BlockPlace),
  }),
  reply: z.object({
    blocks: z.array(MethodBlock),
    /** Where the next ones begin; null after the last. */
    next: z.nullable(z.string()),
  }),
});

export const blockMethod = route({
  method: 'POST',
  path: '/api/operator/blocks',
  summary: 'Blocks a member from a way to pay. One that an operator blocked before stays as it is.',
  access: 'operator',
  body: z.object({ member_id: MemberId, method: PaymentMethod, reason: Reason }),
  reply: MethodBlock,
  refusals: ['billing.block-member', 'billing.block-own'],
  limit: 'write',
});

export const liftBlock = route({
  method: 'PUT',
  path: '/api/operator/blocks/:memberId/:method/lifted',
  summary: 'Lets a member pay in this way again, whatever blocked them from it. The first operator stays named; again changes nothing.',
  access: 'operator',
  params: z.object({ memberId: MemberId, method: PaymentMethod }),
  body: z.object({ reason: Reason }),
  reply: z.object({ blocks: z.array(MethodBlock) }),
  refusals: ['billing.block-own'],
  limit: 'write',
});
