import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/** How somebody came to be reachable: owner liked or wrote to viewer, or they share a conversation. Absent facts stay as they are. */
export interface Reached {
  readonly ownerId: number;
  readonly viewerId: number;
  readonly liked?: boolean;
  readonly wrote?: boolean;
  readonly conversation?: boolean;
}

/** What visibility is decided by that others did: blocks, and who reached whom. */
@Injectable()
export class ReachStore {
  /** Blocking twice keeps the first date. */
  async addBlock(tx: Tx, blockerId: number, blockedId: number, at: Date): Promise<void> {
    await tx.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3) on conflict do nothing', [
      blockerId,
      blockedId,
      at,
    ]);
  }

  async removeBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
    await tx.change('delete from account.blocks where blocker_id = $1 and blocked_id = $2', [blockerId, blockedId]);
  }

  async record(tx: Tx, { ownerId, viewerId, liked, wrote, conversation }: Reached): Promise<void> {
    await tx.change(
      `insert into account.reach as r (owner_id, viewer_id, liked, wrote, conversation)
       values ($1, $2, coalesce($3, false), coalesce($4, false), coalesce($5, false))
       on conflict (owner_id, viewer_id) do update
       set liked = coalesce($3, r.liked), wrote = coalesce($4, r.wrote), conversation = coalesce($5, r.conversation)
       where (r.liked, r.wrote, r.conversation) is distinct from (coalesce($3, r.liked), coalesce($4, r.wrote), coalesce($5, r.conversation))`,
      [ownerId, viewerId, liked ?? null, wrote ?? null, conversation ?? null],
      { prepared: 'account.record-reach' },
    );
  }

  /** Both ways. */
  async remove(tx: Tx, firstId: number, secondId: number): Promise<void> {
    await tx.change('delete from account.reach where (owner_id, viewer_id) in (($1, $2), ($2, $1))', [firstId, secondId]);
  }
}
