import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** What the site of each member says, else the default site; `$2` and `$3` are parallel to the sites of `$1`. */
const BY_SITE = `
  account.member_sites m
  left join unnest($1::integer[], $2::timestamptz[], $3::integer[]) as kept (site_id, before, most) on kept.site_id = m.site_id`;

/** Nothing after `$5` is over anywhere, so that the index by time finds the rest. */
const BEFORE = `
  delete from search.seen_members s using ${BY_SITE}
  where m.member_id = s.member_id and s.seen_at < $5::timestamptz and s.seen_at < coalesce(kept.before, $4::timestamptz)`;

/** Of each member the latest are kept. */
const BEYOND = `
  delete from search.seen_members s using (
    select member_id, seen_id, row_number() over (partition by member_id order by seen_at desc, seen_id desc) as at from search.seen_members) ranked,
    ${BY_SITE}
  where s.member_id = ranked.member_id and s.seen_id = ranked.seen_id and m.member_id = s.member_id
    and ranked.at > coalesce(kept.most, $4::integer)`;

/** Who was seen before the instant is forgotten, and all but the latest. */
export interface SeenKept {
  readonly before: Date;
  readonly most: number;
}

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

  /** @param bySite for members of each site; for all others what `others` says */
  async forget(bySite: ReadonlyMap<number, SeenKept>, others: SeenKept): Promise<void> {
    const kept = [...bySite.values()];
    const sites = [[...bySite.keys()], kept.map(({ before }) => before), kept.map(({ most }) => most)];
    const latest = new Date(Math.max(...[...kept, others].map(({ before }) => before.getTime())));
    await this.database.change(BEFORE, [...sites, others.before, latest]);
    await this.database.change(BEYOND, [...sites, others.most]);
  }
}
