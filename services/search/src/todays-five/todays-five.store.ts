import { Injectable } from '@nestjs/common';
import type { Interest } from '@rendezvous/contracts/reference';
import { Database, type Tx } from '@rendezvous/server/database';
import type { FoundRow, SearchCriteria } from '../member-search/member-search.store.js';
import { withCards } from '../member-search/search-pages.store.js';
import { LISTED, UNDECIDED } from '../passes/undecided.store.js';
import { MATCHED_INTERESTS } from '../suitability/matched-interests.store.js';
import { suitingSql } from '../suitability/suitability.store.js';

/** What a viewer is compared by. */
export interface Tastes {
  readonly interests: readonly Interest[];
  /** null: names none. */
  readonly region: string | null;
}

/** Whom to choose among, as the database is asked. */
export type PickCriteria = Pick<SearchCriteria, 'country' | 'genders' | 'seekers' | 'after' | 'until'> & {
  readonly viewerId: number;
  readonly day: string;
  /** As one bit each; 0 where the viewer does not see what others like. */
  readonly interests: bigint;
  readonly region: string | null;
  readonly limit: number;
};

/** Most interests in common first, then those of the region, then the last active; nobody who was chosen before. */
const CHOOSE = `
  insert into search.daily_picks (member_id, day, position, picked_id)
  select $1, $2::date, row_number() over (order by k.shared desc, k.near desc, k.last_active desc, k.member_id desc), k.member_id
  from (
    select l.member_id, l.last_active, bit_count((l.interests & $8::bigint)::bit(64)) as shared, l.region = coalesce($9::text, '*') as near
    from search.listing l
    where l.country = $3 and ${suitingSql({ member: 'l', genders: '$4', seekers: '$5' })} and l.birth_date > $6 and l.birth_date <= $7
      and not exists (select from search.daily_picks before where before.member_id = $1 and before.picked_id = l.member_id)
      and ${UNDECIDED}
    order by shared desc, near desc, l.last_active desc, l.member_id desc limit $10
  ) k`;

/** Those of the day who may still be seen and were not passed since; who was liked since is still there. */
const OF_DAY = `
  select w.*
  from (${withCards(`
    select l.member_id, l.privacy from search.daily_picks d join search.listing l on l.member_id = d.picked_id
    where d.member_id = $1 and d.day = $2::date
      and not exists (select from search.passes p where p.member_id = $1 and p.passed_id = l.member_id)
      and ${LISTED}`)}) w
  join search.daily_picks d on d.member_id = $1 and d.picked_id = w.card_member_id
  order by d.position`;

/** SQL of the five of the day. */
@Injectable()
export class TodaysFiveStore {
  constructor(private readonly database: Database) {}

  async tastes(memberId: number): Promise<Tastes> {
    const [row] = await this.database.read<Tastes>(
      `select ${MATCHED_INTERESTS} as interests, c.region from account.member_cards c join account.member_details d on d.member_id = c.member_id
       where c.member_id = $1`,
      [memberId],
      { prepared: 'search.tastes' },
    );
    return row ?? { interests: [], region: null };
  }

  async isChosen(on: Database | Tx, memberId: number, day: string): Promise<boolean> {
    return (await on.read('select from search.daily_picks where member_id = $1 and day = $2::date limit 1', [memberId, day])).length > 0;
  }

  /** One choice for a member and a day. */
  async lock(tx: Tx, memberId: number): Promise<void> {
    await tx.lock('search.daily-picks', memberId);
  }

  async choose(tx: Tx, { viewerId, day, country, genders, seekers, after, until, interests, region, limit }: PickCriteria): Promise<void> {
    const values = [viewerId, day, country, genders, seekers, after, until, interests.toString(), region, limit];
    await tx.change(CHOOSE, values, { prepared: 'search.choose-five' });
  }

  /** Those of days long gone may come again. */
  async forget(tx: Tx, memberId: number, before: Date): Promise<void> {
    await tx.change('delete from search.daily_picks where member_id = $1 and day < $2::date', [memberId, before]);
  }

  /** The same for everybody. */
  async forgetAll(before: Date): Promise<void> {
    await this.database.change('delete from search.daily_picks where day < $1::date', [before]);
  }

  ofDay(viewerId: number, day: string): Promise<FoundRow[]> {
    return this.database.read<FoundRow>(OF_DAY, [viewerId, day], { prepared: 'search.five' });
  }
}
