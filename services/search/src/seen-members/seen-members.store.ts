import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** Of each member the latest are kept. */
const BEYOND = `
  delete from search.seen_members s using (
    select member_id, seen_id, row_number() over (partition by member_id order by seen_at desc, seen_id desc) as at from search.seen_members) ranked
  where s.member_id = ranked.member_id and s.seen_id = ranked.seen_id and ranked.at > $1`;

@Injectable()
export class SeenMembersStore {
  constructor(private readonly database: Database) {}

  /** Somebody who was seen before stays seen since then. */
  async add(memberId: number, seenId: number, at: Date): Promise<void> {
    await this.database.change(
      'insert into search.seen_members (member_id, seen_id, seen_at) values ($1, $2, $3) on conflict do nothing',
      [memberId, seenId, at],
      { prepared: 'search.seen' },
    );
  }

  /** Forgets who was seen before an instant, and of each member all but the latest. */
  async forget(before: Date, kept: number): Promise<void> {
    await this.database.change('delete from search.seen_members where seen_at < $1', [before]);
    await this.database.change(BEYOND, [kept]);
  }
}
