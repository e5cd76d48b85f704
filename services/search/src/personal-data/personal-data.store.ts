import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader } from '@rendezvous/server/personal-data';

/** Whom others passed, saw or were offered is theirs to know, not the member's. */
const readExport = exportReader({
  listing: { table: 'search.listing', where: 'member_id = $1' },
  passes: { table: 'search.passes', where: 'member_id = $1' },
  seen_members: { table: 'search.seen_members', where: 'member_id = $1' },
  preferences: { table: 'search.preferences', where: 'member_id = $1' },
  daily_likes: { table: 'search.daily_likes', where: 'member_id = $1' },
  daily_picks: { table: 'search.daily_picks', where: 'member_id = $1' },
  saved_searches: { table: 'search.saved_searches', where: 'member_id = $1' },
});

@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  /** The caller holds the search index's lock, as everybody who writes there. */
  async remove(tx: Tx, memberId: number): Promise<void> {
    for (const where of [
      'search.listing where member_id = $1',
      'search.saved_searches where member_id = $1',
      'search.passes where $1 in (member_id, passed_id)',
      'search.seen_members where $1 in (member_id, seen_id)',
      'search.preferences where member_id = $1',
      'search.daily_likes where $1 in (member_id, liked_id)',
      'search.daily_picks where $1 in (member_id, picked_id)',
    ])
      await tx.change(`delete from ${where}`, [memberId]);
  }
}
