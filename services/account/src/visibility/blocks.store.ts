import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/** Who blocked whom, as far as visibility is decided by it. */
@Injectable()
export class BlocksStore {
  /** Blocking twice keeps the first date. */
  async add(tx: Tx, blockerId: number, blockedId: number, at: Date): Promise<void> {
    await tx.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3) on conflict do nothing', [
      blockerId,
      blockedId,
      at,
    ]);
  }

  async remove(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
    await tx.change('delete from account.blocks where blocker_id = $1 and blocked_id = $2', [blockerId, blockedId]);
  }
}
