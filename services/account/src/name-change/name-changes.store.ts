import { Injectable } from '@nestjs/common';
import type { Statements, Tx } from '@rendezvous/server/database';

interface OwnName {
  readonly name: string;
  readonly changedAt: Date | null;
}

const OWN = 'select name, name_changed_at as "changedAt" from account.members where id = $1';

@Injectable()
export class NameChangesStore {
  async find(reader: Statements, memberId: number): Promise<OwnName> {
    const [row] = await reader.read<OwnName>(OWN, [memberId]);
    return row!;
  }

  async lock(tx: Tx, memberId: number): Promise<OwnName> {
    const [row] = await tx.read<OwnName>(`${OWN} for no key update`, [memberId]);
    return row!;
  }

  /**
   * Names from before may look alike, so that no unique index keeps them apart: the caller holds the skeleton.
   * @param at since when the member is bound to it; null lets them take another one at once
   * @returns false when somebody has the name, or one that looks the same
   */
  async change(tx: Tx, memberId: number, { name, skeleton, at }: { name: string; skeleton: string; at: Date | null }): Promise<boolean> {
    const rows = await tx.change(
      `update account.members set name = $2, name_skeleton = $3, name_changed_at = $4
       where id = $1 and not exists (
         select from account.members other
         where other.id <> $1 and (other.name_skeleton = $3 or lower(other.name) = lower($2)) and other.status <> 'erased')
       returning id`,
      [memberId, name, skeleton, at],
    );
    return rows.length > 0;
  }
}
