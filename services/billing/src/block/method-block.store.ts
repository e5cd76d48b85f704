import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { BLOCK_FILTERS } from '@rendezvous/contracts/billing/block-terms';
import type { MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';

/** Blocks in one answer. */
export const BLOCK_PAGE = 50;

export interface BlockFilter {
  readonly state: (typeof BLOCK_FILTERS)[number];
  readonly memberId: number | null;
  /** Only those after this one. */
  readonly before: { readonly since: Date; readonly id: string } | null;
}

/** What a member is blocked from, by whom and why. */
export interface NewBlock {
  readonly memberId: number;
  readonly method: PaymentMethod;
  readonly reason: string;
  readonly setBy: number;
  readonly setAt: Date;
}

interface BlockRow extends Pick<MethodBlock, 'id' | 'method' | 'reason'> {
  readonly memberId: number;
  readonly since: Date;
  readonly setBy: number | null;
  readonly disputeId: number | null;
  readonly orderId: number | null;
  readonly provider: string | null;
  readonly amount: number | null;
  readonly currency: Currency | null;
  readonly liftedAt: Date | null;
  readonly liftedBy: number | null;
  readonly liftReason: string | null;
}

/** A lost dispute blocks by itself, so that it does so no more once it is won; the others are those that operators set. */
const BLOCKS = `
  select 'dispute:' || d.id as id, d.member_id as "memberId", o.method, d.decided_at as since, null::integer as "setBy", null as reason,
    d.id as "disputeId", d.order_id as "orderId", d.provider, d.amount, d.currency,
    d.unblocked_at as "liftedAt", d.unblocked_by as "liftedBy", d.unblock_reason as "liftReason"
  from billing.disputes d join billing.orders o on o.id = d.order_id where d.status = 'lost'
  union all
  select 'block:' || b.id, b.member_id, b.method, b.set_at, b.set_by, b.reason, null, null, null, null, null, b.lifted_at, b.lifted_by, b.lift_reason
  from billing.method_blocks b`;

/** SQL of ways to pay that members are blocked from. */
@Injectable()
export class MethodBlockStore {
  constructor(private readonly database: Database) {}

  async blockedMethods(memberId: number): Promise<Set<PaymentMethod>> {
    const rows = await this.database.read<{ method: PaymentMethod }>(
      `select distinct method from (${BLOCKS}) b where "memberId" = $1 and "liftedAt" is null`,
      [memberId],
    );
    return new Set(rows.map(({ method }) => method));
  }

  /** Latest first, one more than a page. */
  page({ state, memberId, before }: BlockFilter): Promise<BlockRow[]> {
    return this.database.read<BlockRow>(
      `select * from (${BLOCKS}) b
       where ($1 = 'all' or ("liftedAt" is null) = ($1 = 'standing')) and ($2::integer is null or "memberId" = $2)
         and ($3::timestamptz is null or (since, id) < ($3, $4))
       order by since desc, id desc limit ${BLOCK_PAGE + 1}`,
      [state, memberId, before?.since ?? null, before?.id ?? null],
    );
  }

  /** All that ever blocked a member from a method, latest first. */
  listOf(memberId: number, method: PaymentMethod, on: Statements = this.database): Promise<BlockRow[]> {
    return on.read<BlockRow>(`select * from (${BLOCKS}) b where "memberId" = $1 and method = $2 order by since desc, id desc`, [
      memberId,
      method,
    ]);
  }

  /** @returns false when an operator blocked it before, and it still is */
  async set(tx: Tx, { memberId, method, reason, setBy, setAt }: NewBlock): Promise<boolean> {
    const rows = await tx.change(
      `insert into billing.method_blocks (member_id, method, reason, set_by, set_at) values ($1, $2, $3, $4, $5)
       on conflict (member_id, method) where lifted_at is null do nothing returning id`,
      [memberId, method, reason, setBy, setAt],
    );
    return rows.length > 0;
  }

  /** Lifts whatever blocks a member from a method. @returns how much that was */
  async lift(tx: Tx, memberId: number, method: PaymentMethod, operatorId: number, reason: string, at: Date): Promise<number> {
    const disputes = await tx.change(
      `update billing.disputes d set unblocked_at = $5, unblocked_by = $3, unblock_reason = $4
       from billing.orders o
       where d.member_id = $1 and o.id = d.order_id and o.method = $2 and d.status = 'lost' and d.unblocked_at is null returning d.id`,
      [memberId, method, operatorId, reason, at],
    );
    const blocks = await tx.change(
      `update billing.method_blocks set lifted_at = $5, lifted_by = $3, lift_reason = $4
       where member_id = $1 and method = $2 and lifted_at is null returning id`,
      [memberId, method, operatorId, reason, at],
    );
    return disputes.length + blocks.length;
  }
}

/** A block as operators see it. */
export const toMethodBlock = (row: BlockRow): MethodBlock => {
  const { id, memberId, method, since, setBy, reason, disputeId, orderId, provider, amount, currency, liftedAt, liftedBy, liftReason } =
    row;
  return {
    id,
    member_id: memberId,
    method,
    since: since.toISOString(),
    set_by: setBy,
    reason,
    dispute:
      disputeId === null
        ? null
        : { id: disputeId, order_id: orderId!, provider: provider!, amount: { amount: amount!, currency: currency! } },
    lifted: liftedAt === null ? null : { at: liftedAt.toISOString(), by: liftedBy!, reason: liftReason! },
  };
};
