import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { MemberStatus } from './member.entity.js';

/** How somebody came to be reachable: owner liked or wrote to viewer, or they share a conversation. Absent facts stay as they are. */
export interface Reached {
  readonly ownerId: number;
  readonly viewerId: number;
  readonly liked?: boolean;
  readonly wrote?: boolean;
  readonly conversation?: boolean;
}

/** What areas to the right may read and change of a member. */
@Injectable()
export class Members {
  constructor(private readonly database: Database) {}

  /** Premium from the first purchase on; later purchases change nothing. */
  async makePremium(tx: Tx, memberId: number, at: Date): Promise<void> {
    const changed = await tx.query('update account.members set premium_since = $2 where id = $1 and premium_since is null returning id', [
      memberId,
      at,
    ]);
    if (changed.length > 0) await tx.publish('account.profile-changed', { memberId });
  }

  /** Ends premium, when every purchase was given back. */
  async endPremium(tx: Tx, memberId: number): Promise<void> {
    const changed = await tx.query(
      'update account.members set premium_since = null where id = $1 and premium_since is not null returning id',
      [memberId],
    );
    if (changed.length > 0) await tx.publish('account.profile-changed', { memberId });
  }

  async premiumSince(memberId: number): Promise<Date | null> {
    return (await this.one<{ premium_since: Date | null }>('premium_since', memberId))?.premium_since ?? null;
  }

  /** Blocking twice keeps the first date. */
  async recordBlock(tx: Tx, blockerId: number, blockedId: number, at: Date): Promise<void> {
    await tx.query('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3) on conflict do nothing', [
      blockerId,
      blockedId,
      at,
    ]);
  }

  async removeBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
    await tx.query('delete from account.blocks where blocker_id = $1 and blocked_id = $2', [blockerId, blockedId]);
  }

  async recordReach(tx: Tx, { ownerId, viewerId, liked, wrote, conversation }: Reached): Promise<void> {
    await tx.named(
      'account.record-reach',
      `insert into account.reach as r (owner_id, viewer_id, liked, wrote, conversation)
       values ($1, $2, coalesce($3, false), coalesce($4, false), coalesce($5, false))
       on conflict (owner_id, viewer_id) do update
       set liked = coalesce($3, r.liked), wrote = coalesce($4, r.wrote), conversation = coalesce($5, r.conversation)
       where (r.liked, r.wrote, r.conversation) is distinct from (coalesce($3, r.liked), coalesce($4, r.wrote), coalesce($5, r.conversation))`,
      [ownerId, viewerId, liked ?? null, wrote ?? null, conversation ?? null],
    );
  }

  /** Both ways: nobody of the two was ever liked by or wrote to the other. */
  async forgetReach(tx: Tx, firstId: number, secondId: number): Promise<void> {
    await tx.query('delete from account.reach where (owner_id, viewer_id) in (($1, $2), ($2, $1))', [firstId, secondId]);
  }

  async statusOf(memberId: number): Promise<MemberStatus | null> {
    return (await this.one<{ status: MemberStatus }>('status', memberId))?.status ?? null;
  }

  /** Whether the member has never confirmed their address. If so, an activation waits for the end of the transaction. */
  async holdUnconfirmed(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.query('select from account.members where id = $1 and activated_at is null for share', [memberId])).length > 0;
  }

  /** Whether others may see how far this member has read. */
  async readReceipts(memberId: number): Promise<boolean> {
    return (await this.one<{ read_receipts: boolean }>('read_receipts', memberId))?.read_receipts ?? false;
  }

  /** For sending mail only. */
  async emailOf(memberId: number): Promise<string | null> {
    return (await this.one<{ email: string | null }>('email', memberId))?.email ?? null;
  }

  /** The name in "You're blocked by {name}". */
  async blockReasonName(memberId: number): Promise<string> {
    return (await this.one<{ name: string }>('name', memberId))?.name ?? '';
  }

  /** True when this member was activated and their address never got signup credits before. */
  async signupCreditsDue(memberId: number): Promise<boolean> {
    return (await this.one<{ signup_credits_due: boolean }>('signup_credits_due', memberId))?.signup_credits_due ?? false;
  }

  /** Notes that these members were active, all in one statement. */
  async touch(memberIds: readonly number[], at: Date): Promise<void> {
    // Rows in use are skipped: presence may be a little old, a wait or a deadlock may not be.
    await this.database.named(
      'account.touch',
      `update account.members set last_active_at = $2
       where id in (select id from account.members where id = any($1::integer[]) and last_active_at < $2 order by id for no key update skip locked)`,
      [memberIds, at],
    );
  }

  private async one<T>(column: string, memberId: number): Promise<T | undefined> {
    const [row] = await this.database.named<T>(`account.member-${column}`, `select ${column} from account.members where id = $1`, [
      memberId,
    ]);
    return row;
  }
}
