import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

@Injectable()
export class PresenceStore {
  constructor(private readonly database: Database) {}

  /** Notes that these members were active, all in one statement. */
  async touch(memberIds: readonly number[], at: Date): Promise<void> {
    // Rows in use are skipped: presence may be a little old, a wait or a deadlock may not be.
    await this.database.change(
      `update account.members set last_active_at = $2
       where id in (select id from account.members where id = any($1::integer[]) and last_active_at < $2 order by id for no key update skip locked)`,
      [memberIds, at],
      { prepared: 'account.touch' },
    );
  }
}
