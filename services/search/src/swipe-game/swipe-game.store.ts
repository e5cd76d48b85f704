import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { FoundRow, SearchCriteria } from '../member-search/member-search.store.js';
import { withCards } from '../member-search/search-pages.store.js';
import { UNDECIDED } from '../passes/undecided.store.js';
import { SEEKS } from '../suitability/suitability.rules.js';

/** Whom to offer, as the database is asked. */
export type DeckCriteria = Pick<SearchCriteria, 'country' | 'genders' | 'seekers' | 'after' | 'until'> & {
  readonly viewerId: number;
  readonly limit: number;
};

/** Members of one gender that look for the same, in the order of the index: read only as far as the deck goes. "+ 0" keeps the planner in that order. */
const walk = (gender: string, seeks: string): string => `
  (select l.member_id, l.privacy, l.last_active from search.listing l
   where l.country = $2 and l.gender = ${gender} and l.seeks = ${seeks} and l.birth_date + 0 > $5 and l.birth_date + 0 <= $6 and ${UNDECIDED}
   order by l.last_active desc, l.member_id desc limit $7)`;

const WALKS = [1, 2].flatMap((gender) => SEEKS.map((_, index) => walk(`($3::text[])[${gender}]`, `($4::text[])[${index + 1}]`)));
const ORDER = 'k.last_active desc, k.member_id desc';
const DECK = `${withCards(`select * from (${WALKS.join(' union all ')}) k order by ${ORDER} limit $7`)} order by ${ORDER}`;

/** SQL of the swipe game. */
@Injectable()
export class SwipeGameStore {
  constructor(private readonly database: Database) {}

  /** Last active first. */
  deck({ viewerId, country, genders, seekers, after, until, limit }: DeckCriteria): Promise<FoundRow[]> {
    return this.database.read<FoundRow>(DECK, [viewerId, country, genders, seekers, after, until, limit], { prepared: 'search.deck' });
  }

  /** Likes of a day. */
  async used(on: Database | Tx, memberId: number, day: string): Promise<number> {
    const [row] = await on.read<{ used: number }>(
      'select count(*)::integer as used from search.daily_likes where member_id = $1 and day = $2::date',
      [memberId, day],
    );
    return row!.used;
  }

  /** One member's likes are counted one at a time. */
  async lock(tx: Tx, memberId: number): Promise<void> {
    await tx.lock('search.daily-likes', memberId);
  }

  /** Forgets the likes of days before, everybody’s. */
  async forgetAll(before: Date): Promise<void> {
    await this.database.change('delete from search.daily_likes where day < $1::date', [before]);
  }

  /** Those of earlier days count no more; on another site it may still be the day before. */
  async count(tx: Tx, memberId: number, day: string, likedId: number): Promise<void> {
    await tx.change('delete from search.daily_likes where member_id = $1 and day < $2::date - 1', [memberId, day]);
    await tx.change('insert into search.daily_likes (member_id, day, liked_id) values ($1, $2::date, $3) on conflict do nothing', [
      memberId,
      day,
      likedId,
    ]);
  }
}
