import { Injectable } from '@nestjs/common';
import { MEMBER_CARD_COLUMNS, type MemberCardRow, visibleSql } from '@rendezvous/account';
import type { Gender } from '@rendezvous/contracts/reference';
import { PAGE_SIZE, type SearchOrder } from '@rendezvous/contracts/search/members';
import { Database } from '@rendezvous/server/database';
import { amongReal } from './real-members.store.js';
import { SEEKS, type Seeks } from '../suitability/suitability.rules.js';
import { suitingSql } from '../suitability/suitability.store.js';
import { LISTED_FACTS } from '../search-index/listed-facts.rules.js';
import { NOT_HIDDEN_SINCE } from '../search-index/stale-rows.store.js';

/** A search as the database is asked. */
export interface SearchCriteria {
  /** null for a visitor. */
  readonly viewerId: number | null;
  readonly country: string;
  readonly genders: readonly Gender[];
  /** The words of those who look for the viewer. */
  readonly seekers: readonly Seeks[];
  /** null: the whole country. */
  readonly region: string | null;
  /** Birth dates: `after` < date ≤ `until`. */
  readonly after: string;
  readonly until: string;
  /** Bits of the interests that all of them have; 0 for any. */
  readonly interests: bigint;
  /** Without fictional profiles. */
  readonly real?: boolean;
}

export interface PageCriteria extends SearchCriteria {
  readonly order: SearchOrder;
  readonly offset: number;
  /** How many the whole search finds: decides by which index the page is read. */
  readonly total: number;
}

export type FoundRow = MemberCardRow & { readonly liked: boolean; readonly matched: boolean };

/** The whole country, in `search.totals`. */
const EVERYWHERE = '*';
/** With fewer hits than this in a country it is cheaper to read all of them by birth date than to walk through everybody in order. */
const FEW = 2000;

/** The account area's rules, with what the search index settles. */
const VISIBLE = visibleSql({
  viewer: '$1',
  member: 'l',
  surface: 'listed',
  known: LISTED_FACTS,
});

const suiting = (member: string, seekers: string): string => suitingSql({ member, genders: '$3', seekers });

const COUNT_PARAMETERS = `l.country = $2 and ${suiting('l', '$9')} and ($4::text = '${EVERYWHERE}' or l.region = $4)`;
const BORN = 'l.birth_date > $5 and l.birth_date <= $6';

/**
 * Exact total: whole months of birth from the roll-up, the days at both ends one by one, and then a correction for the
 * members with whom the viewer has something to do, one by one, by the same rules as the page. Everybody else is visible
 * if and only if the profile is open, which is what the roll-up counts.
 *
 * The "offset 0" keeps the planner at one look by primary key for each of them, with any parameters: a plan made once
 * for all viewers would otherwise read the whole age range and compare.
 */
const TOTAL = `
  with concerned as materialized (
    select $1::integer as id
    union select blocked_id from account.blocks where blocker_id = $1::integer
    union select blocker_id from account.blocks where blocked_id = $1::integer
    union select r.owner_id from account.reach r join search.listing p on p.member_id = r.owner_id and p.privacy
      where r.viewer_id = $1::integer
  )
  select (
    coalesce((select sum(t.members) from search.totals t
      where t.country = $2 and ${suiting('t', '$9')} and t.region = $4 and t.birth_month >= $7 and t.birth_month < $8), 0)
    + (select count(*) from search.listing l where ${COUNT_PARAMETERS} and not l.privacy and l.birth_date > $5 and l.birth_date < $7 and l.birth_date <= $6)
    + (select count(*) from search.listing l where ${COUNT_PARAMETERS} and not l.privacy and l.birth_date >= $8 and l.birth_date <= $6)
    + coalesce((
      select sum((case when ${VISIBLE} then 1 else 0 end) - (case when l.privacy then 0 else 1 end))
      from concerned k cross join lateral (
        select one.member_id, one.country, one.gender, one.seeks, one.region, one.birth_date, one.privacy
        from search.listing one where one.member_id = k.id offset 0) l
      where ${COUNT_PARAMETERS} and ${BORN}), 0)
  )::integer as total`;

const SORTED: Record<SearchOrder, string> = { active: 'last_active', newest: 'joined_at' };

/** Walks the entries of one gender that looks for the same in the order of the page. "+ 0" keeps the birth date a filter: as a range it would tempt the planner away from that order. */
const walk = (sorted: string, gender: string, seeks: string, region: boolean): string => `
  select l.member_id, l.${sorted} as sorted, l.privacy from search.listing l
  where l.country = $2 and l.gender = ${gender} and l.seeks = ${seeks} and ${region ? 'l.region = $4' : '$4::text is null'}
    and l.birth_date + 0 > $5 and l.birth_date + 0 <= $6 and ${VISIBLE}`;

/** Each ordered and cut by itself, so that none is gathered whole before it is sorted. A word that is not there reads nothing. */
const walks = (sorted: string, genders: readonly number[], region: boolean): string =>
  genders
    .flatMap((gender) => SEEKS.map((_, index) => walk(sorted, `($3::text[])[${gender}]`, `($8::text[])[${index + 1}]`, region)))
    .map((rows) => `(${rows} order by l.${sorted} desc, l.member_id desc limit ${PAGE_SIZE} + $7::integer)`)
    .join(' union all ');

/** Reads all hits by birth date; sorting comes after. */
const gather = (sorted: string): string => `
  select l.member_id, l.${sorted} as sorted, l.privacy from search.listing l
  where l.country = $2 and ${suiting('l', '$8')} and $4::text is null and ${BORN} and ${VISIBLE} offset 0`;

/** Who has all of some interests, read by birth date: the index holds the interests, so that nobody else is looked at. @param bits its parameter */
const sharing = (seekers: string, bits: string): string => `
  l.country = $2 and ${suiting('l', seekers)} and ($4::text is null or l.region = $4) and ${BORN}
  and (l.interests & ${bits}::bigint) = ${bits}::bigint and ${VISIBLE}`;
const SHARING_TOTAL = `select count(*)::integer as total from search.listing l where ${sharing('$7', '$8')}`;

/**
 * The cards of the members of a page who do not hide by now, and what the viewer has to do with each. Looked up member by member ("lateral"):
 * joined as a whole, the view would first gather all likes of the viewer. @param page yields `member_id` and `privacy`
 */
export const withCards = (page: string): string => `
  select ${MEMBER_CARD_COLUMNS('c')}, coalesce(r.liked, false) as liked, coalesce(r.matched, false) as matched
  from (${page}) k
  join account.member_cards c on c.member_id = k.member_id
  left join lateral (
    select r.liked, r.matched from chat.relations r where r.viewer_id = $1::integer and r.member_id = k.member_id offset 0) r on true
  where ${NOT_HIDDEN_SINCE}`;

const onePage = (rows: string): string =>
  `select * from (${rows}) k order by k.sorted desc, k.member_id desc limit ${PAGE_SIZE} offset $7::integer`;

type Shape = 'one' | 'both' | 'few';

const pageSql = (order: SearchOrder, shape: Shape, region: boolean): string => {
  const sorted = SORTED[order];
  const rows = {
    one: () => walks(sorted, [1], region),
    both: () => walks(sorted, [1, 2], region),
    few: () => gather(sorted),
  }[shape]();
  return `${withCards(onePage(rows))} order by k.sorted desc, k.member_id desc`;
};

/** One fixed text for each kind of page, so that each is planned once. */
const PAGES = new Map<string, string>();
for (const order of ['active', 'newest'] as const) {
  for (const shape of ['one', 'both'] as const) {
    for (const region of [true, false]) PAGES.set(`search.page-${order}-${shape}${region ? '-region' : ''}`, pageSql(order, shape, region));
  }
  PAGES.set(`search.page-${order}-few`, pageSql(order, 'few', false));
}

const sharingPage = (order: SearchOrder): string =>
  `${withCards(onePage(`select l.member_id, l.${SORTED[order]} as sorted, l.privacy from search.listing l where ${sharing('$8', '$9')} offset 0`))}
   order by k.sorted desc, k.member_id desc`;
const SHARING_PAGES: Readonly<Record<SearchOrder, string>> = { active: sharingPage('active'), newest: sharingPage('newest') };
/** Nobody counts those who are real beforehand: they are read as those who share interests, be it none. */
const REAL_TOTAL = amongReal(SHARING_TOTAL);
const REAL_PAGES: typeof SHARING_PAGES = { active: amongReal(SHARING_PAGES.active), newest: amongReal(SHARING_PAGES.newest) };

/** Reads the search index: pages, totals, and members like another one. */
@Injectable()
export class MemberSearchStore {
  constructor(private readonly database: Database) {}

  /** Exactly how many the viewer may find. */
  async total(
    { viewerId, country, genders, seekers, region, after, until, interests, real = false }: SearchCriteria,
    months: { first: string; end: string },
  ): Promise<number> {
    if (interests > 0n || real) {
      const values = [viewerId, country, genders, region, after, until, seekers, interests.toString()];
      const prepared = `search.sharing-total${real ? '-real' : ''}`;
      const [row] = await this.database.read<{ total: number }>(real ? REAL_TOTAL : SHARING_TOTAL, values, { prepared });
      return row?.total ?? 0;
    }
    const values = [viewerId, country, genders, region ?? EVERYWHERE, after, until, months.first, months.end, seekers];
    const [row] = await this.database.read<{ total: number }>(TOTAL, values, { prepared: 'search.total' });
    return row?.total ?? 0;
  }

  /** The members of one page, in order. */
  async page(criteria: PageCriteria): Promise<FoundRow[]> {
    const { viewerId, country, genders, seekers, region, after, until, offset, interests, real = false, order } = criteria;
    const values = [viewerId, country, genders, region, after, until, offset, seekers];
    if (interests > 0n || real)
      return this.database.read<FoundRow>((real ? REAL_PAGES : SHARING_PAGES)[order], [...values, interests.toString()], {
        prepared: `search.sharing-page-${order}${real ? '-real' : ''}`,
      });
    const name = pageName(criteria);
    return this.database.read<FoundRow>(PAGES.get(name)!, values, { prepared: name });
  }
}

/** Which of the fixed statements reads a page. */
export const pageName = ({ order, genders, region, total }: Pick<PageCriteria, 'order' | 'genders' | 'region' | 'total'>): string => {
  if (region === null && total < FEW) return `search.page-${order}-few`;
  return `search.page-${order}-${genders.length > 1 ? 'both' : 'one'}${region === null ? '' : '-region'}`;
};

/** The text of a fixed statement; for tests of its plan. */
export const pageText = (name: string): string => PAGES.get(name) ?? '';
export const TOTAL_TEXT = TOTAL;
