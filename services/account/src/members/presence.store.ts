import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** A moment for each of some members. */
export type Moments = ReadonlyMap<number, Date>;

const columns = (moments: Moments): [number[], Date[]] => [[...moments.keys()], [...moments.values()]];

@Injectable()
export class PresenceStore {
  constructor(private readonly database: Database) {}

  /** Notes when these members were active, all in one statement. */
  async touch(seen: Moments): Promise<void> {
    // Rows in use are skipped: presence may be a little old, a wait or a deadlock may not be.
    await this.database.change(
      `update account.members m set last_active_at = found.at
       from (
         select had.id, seen.at from account.members had
         join unnest($1::integer[], $2::timestamptz[]) as seen (id, at) on seen.id = had.id
         where had.last_active_at < seen.at order by had.id for no key update of had skip locked
       ) found
       where m.id = found.id`,
      columns(seen),
      { prepared: 'account.touch' },
    );
  }

  /** Notes that these members left, and that they were there until their last tab was closed. @returns whose row was not in use */
  async leave(closed: Moments, at: Date): Promise<number[]> {
    const left = await this.database.change<{ id: number }>(
      `update account.members m set left_at = $3, last_active_at = greatest(m.last_active_at, found.at)
       from (
         select had.id, closed.at from account.members had
         join unnest($1::integer[], $2::timestamptz[]) as closed (id, at) on closed.id = had.id
         order by had.id for no key update of had skip locked
       ) found
       where m.id = found.id returning m.id`,
      [...columns(closed), at],
      { prepared: 'account.leave' },
    );
    return left.map(({ id }) => id);
  }
}
