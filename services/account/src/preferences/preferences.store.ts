import { Injectable } from '@nestjs/common';
import type { changePreferences, Preferences } from '@rendezvous/contracts/account/preferences';
import type { InputOf } from '@rendezvous/contracts/route';
import { Database, type Tx } from '@rendezvous/server/database';

export type PreferenceChanges = InputOf<typeof changePreferences>['body'];

const COLUMNS = 'invisible, privacy, read_receipts';

@Injectable()
export class PreferencesStore {
  constructor(private readonly database: Database) {}

  async read(memberId: number): Promise<Preferences> {
    const [row] = await this.database.read<Preferences>(`select ${COLUMNS} from account.members where id = $1`, [memberId]);
    return row!;
  }

  async change(tx: Tx, memberId: number, changes: PreferenceChanges): Promise<Preferences> {
    const [row] = await tx.change<Preferences>(
      `update account.members
       set invisible = coalesce($2, invisible), privacy = coalesce($3, privacy), read_receipts = coalesce($4, read_receipts)
       where id = $1 returning ${COLUMNS}`,
      [memberId, changes.invisible ?? null, changes.privacy ?? null, changes.read_receipts ?? null],
    );
    return row!;
  }

  /** Whom the member blocks, latest first; a member who is deleted, or about to be, is not among them. */
  async listBlocked(memberId: number): Promise<{ readonly id: number; readonly name: string; readonly created_at: Date }[]> {
    return this.database.read(
      `select m.id, m.name, b.created_at from account.blocks b join account.members m on m.id = b.blocked_id
       where b.blocker_id = $1 and m.status not in ('pending_deletion', 'erased') order by b.created_at desc, m.id desc`,
      [memberId],
    );
  }
}
