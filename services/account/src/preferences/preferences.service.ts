import { Injectable } from '@nestjs/common';
import type { changePreferences, Preferences as PreferenceValues } from '@rendezvous/contracts/account/preferences';
import type { InputOf } from '@rendezvous/contracts/route';
import { Database } from '@rendezvous/server/database';

interface Blocked {
  readonly id: number;
  readonly name: string;
  readonly blocked_at: string;
}

const COLUMNS = 'invisible, privacy, read_receipts';

/** Who may see the member, and what is told about them. */
@Injectable()
export class Preferences {
  constructor(private readonly database: Database) {}

  async read(memberId: number): Promise<PreferenceValues> {
    const [row] = await this.database.read<PreferenceValues>(`select ${COLUMNS} from account.members where id = $1`, [memberId]);
    return row!;
  }

  /** Latest first; a member who is deleted, or about to be, is not named. */
  async blocked(memberId: number): Promise<Blocked[]> {
    const rows = await this.database.read<{ id: number; name: string; created_at: Date }>(
      `select m.id, m.name, b.created_at from account.blocks b join account.members m on m.id = b.blocked_id
       where b.blocker_id = $1 and m.status not in ('pending_deletion', 'erased') order by b.created_at desc, m.id desc`,
      [memberId],
    );
    return rows.map(({ id, name, created_at: at }) => ({ id, name, blocked_at: at.toISOString() }));
  }

  async change(memberId: number, changes: InputOf<typeof changePreferences>['body']): Promise<PreferenceValues> {
    return this.database.transaction(async (tx) => {
      const [row] = await tx.query<PreferenceValues>(
        `update account.members
         set invisible = coalesce($2, invisible), privacy = coalesce($3, privacy), read_receipts = coalesce($4, read_receipts)
         where id = $1 returning ${COLUMNS}`,
        [memberId, changes.invisible ?? null, changes.privacy ?? null, changes.read_receipts ?? null],
      );
      if (changes.invisible !== undefined || changes.privacy !== undefined) await tx.publish('account.profile-changed', { memberId });
      return row!;
    });
  }
}
