import { Injectable } from '@nestjs/common';
import type { Statements, Tx } from '@rendezvous/server/database';

@Injectable()
export class PausesStore {
  /** @returns false when the member takes a break already */
  async begin(tx: Tx, memberId: number, at: Date): Promise<boolean> {
    const begun = await tx.change('update account.members set paused_at = $2 where id = $1 and paused_at is null returning id', [
      memberId,
      at,
    ]);
    return begun.length > 0;
  }

  /** @returns false when there was no break */
  async end(tx: Tx, memberId: number): Promise<boolean> {
    const ended = await tx.change('update account.members set paused_at = null where id = $1 and paused_at is not null returning id', [
      memberId,
    ]);
    return ended.length > 0;
  }

  async since(reader: Statements, memberId: number): Promise<Date | null> {
    const [row] = await reader.read<{ paused_at: Date | null }>('select paused_at from account.members where id = $1', [memberId]);
    return row?.paused_at ?? null;
  }
}
