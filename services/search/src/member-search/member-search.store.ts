import { Injectable } from '@nestjs/common';
import type { MemberCardRow } from '@rendezvous/account';
import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { Gender } from '@rendezvous/contracts/reference';
import type { SearchOrder } from '@rendezvous/contracts/search/members';
import { Database } from '@rendezvous/server/database';
import { NOWHERE } from '../search-index/cells.rules.js';
import type { Seeks } from '../suitability/suitability.rules.js';
import { suitingSql } from '../suitability/suitability.store.js';
import { type FurtherCriteria, furtherSql, furtherValues, isFurther } from './further-filters.store.js';
import { COUNTED_END, countedName, IN_REGION, pageKind, pageText, sought, suiting, VIEWER, VISIBLE } from './search-pages.store.js';
import { unseen } from './unseen.rules.js';

/** A search as the database is asked. */
export interface SearchCriteria extends FurtherCriteria {
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
}

export interface PageCriteria extends SearchCriteria {
  readonly order: SearchOrder;
  /** Of the viewer; only for the order by nearness. */
  readonly cell?: number;
  readonly offset: number;
  /** How many the whole search finds: decides by which index the page is read. */
  readonly total: number;
}

export interface FoundRow extends MemberCardRow {
  /** null: the member answered none. */
  readonly first_prompt: AnsweredPrompt | null;
  readonly liked: boolean;
  readonly matched: boolean;
  /** Bits of the interests. */
  readonly interest_bits: number;
  readonly cell: number;
}

/** A row of a page, or the total alone. */
interface CountedRow extends FoundRow {
  readonly total: number;
  /** null: the page is empty. */
  readonly place: number | null;
}

/** The whole country, in `search.totals`. */
const EVERYWHERE = '*';
const [COUNTRY, REGION] = [unseen('$2', 'text'), unseen('$4', 'text')];
const [AFTER, UNTIL, FIRST, END] = ['$5', '$6', '$7', '$8'].map((date) => unseen(date, 'date'));
const suitingUnseen = (member: string): string => suitingSql({ member, genders: unseen('$3', 'text[]'), seekers: unseen('$9', 'text[]') });
const COUNT_PARAMETERS = `l.country = ${COUNTRY} and ${suitingUnseen('l')} and (${REGION} = '${EVERYWHERE}' or l.region = ${REGION})`;

/** Whom an open or a private profile alone does not decide about: the viewer, whoever blocks or is blocked, and private ones who like or wrote. */
const CONCERNED = `
  select ${VIEWER}
  union all select blocked_id from account.blocks where blocker_id = ${VIEWER}
  union all select blocker_id from account.blocks where blocked_id = ${VIEWER}
  union all select p.member_id from search.listing p
    where p.privacy and p.member_id = any(array(select r.owner_id from account.reach r where r.viewer_id = ${VIEWER}))`;

/**
 * Exact total: whole months of birth from the roll-up, the days at both ends one by one, and then a correction for the
 * members with whom the viewer has something to do, one by one, by the same rules as the page. Everybody else is visible
 * if and only if the profile is open, which is what the roll-up counts.
 *
 * Both are looked up by one array, which the index walks through in order: a look for each took several times as long where a member has to do with
 * many. The "offset 0" keeps the planner at that, with any parameters: a plan made once for all viewers would otherwise read the whole age range and compare.
 */
const TOTAL = `
  select (
    coalesce((select sum(t.members) from search.totals t
      where t.country = ${COUNTRY} and ${suitingUnseen('t')} and t.region = ${REGION} and t.birth_month >= ${FIRST} and t.birth_month < ${END}), 0)
    + (select count(*) from search.listing l where ${COUNT_PARAMETERS} and not l.privacy and l.birth_date > ${AFTER} and l.birth_date < least(${FIRST}, ${UNTIL} + 1))
    + (select count(*) from search.listing l where ${COUNT_PARAMETERS} and not l.privacy and l.birth_date >= ${END} and l.birth_date <= ${UNTIL})
    + coalesce((
      select sum((case when ${VISIBLE} then 1 else 0 end) - (case when l.privacy then 0 else 1 end))
      from (
        select one.member_id, one.country, one.gender, one.seeks, one.region, one.birth_date, one.privacy
        from search.listing one where one.member_id = any(array(${CONCERNED})) offset 0) l
      where ${COUNT_PARAMETERS} and l.birth_date > ${AFTER} and l.birth_date <= ${UNTIL}), 0)
  )::integer as total`;

/** With further filters nobody is counted beforehand. Read by birth date, of a region or everywhere: those indexes hold what is filtered by. */
const furtherTotal = (region: string): string => `
  select count(*)::integer as total from (
    select from search.listing l
    where ${sought('$7')} and ${region} and ${VISIBLE} and ${furtherSql(8)}
    limit ${COUNTED_END}) counted`;
const FURTHER_TOTAL = furtherTotal('$4::text is null');
const FURTHER_REGION_TOTAL = furtherTotal(IN_REGION);

/** By when they joined: "+ 0" keeps the birth date a filter of the few who did. */
const JOINED_SINCE = `
  select count(*)::integer as total from (
    select from search.listing l
    where l.country = $2 and ${suiting('l', '$7')} and ($4::text is null or l.region = $4)
      and l.birth_date + 0 > $5 and l.birth_date + 0 <= $6 and l.joined_at > $8 and ${VISIBLE} and ${furtherSql(10)}
    limit $9) counted`;

/** Reads the search index: pages and totals. */
@Injectable()
export class MemberSearchStore {
  constructor(private readonly database: Database) {}

  /** How many the viewer may find: exactly, with further filters up to `COUNTED_MAX`. */
  async total(criteria: SearchCriteria, months: { first: string; end: string }): Promise<number> {
    const { viewerId, country, genders, seekers, region, after, until } = criteria;
    if (isFurther(criteria)) return this.furtherTotal(criteria);
    const values = [viewerId, country, genders, region ?? EVERYWHERE, after, until, months.first, months.end, seekers];
    const [row] = await this.database.read<{ total: number }>(TOTAL, values, { prepared: 'search.total' });
    return row?.total ?? 0;
  }

  private async furtherTotal(criteria: SearchCriteria): Promise<number> {
    const { viewerId, country, genders, seekers, region, after, until } = criteria;
    const values = [viewerId, country, genders, region, after, until, seekers, ...furtherValues(criteria)];
    const [row] = await (region === null
      ? this.database.read<{ total: number }>(FURTHER_TOTAL, values, { prepared: 'search.further-total' })
      : this.database.read<{ total: number }>(FURTHER_REGION_TOTAL, values, { prepared: 'search.further-total-region' }));
    return row?.total ?? 0;
  }

  /** How many of those whom the viewer may find joined since, counted up to `most`. */
  async joinedSince(criteria: SearchCriteria, since: Date, most: number): Promise<number> {
    const { viewerId, country, genders, seekers, region, after, until } = criteria;
    const values = [viewerId, country, genders, region, after, until, seekers, since, most, ...furtherValues(criteria)];
    const [row] = await this.database.read<{ total: number }>(JOINED_SINCE, values, { prepared: 'search.joined-since' });
    return row?.total ?? 0;
  }

  /** A page and how many the viewer may find. */
  async find(criteria: Omit<PageCriteria, 'total'>, months: { first: string; end: string }): Promise<{ total: number; rows: FoundRow[] }> {
    const counted = isFurther(criteria) ? await this.counted(criteria) : { total: await this.total(criteria, months), rows: null };
    const { total } = counted;
    if (counted.rows !== null && total < COUNTED_END) return { total, rows: counted.rows };
    return { total, rows: criteria.offset >= total ? [] : await this.page({ ...criteria, total }) };
  }

  /** All hits, unless there are more than are counted: then without a page. */
  private async counted(criteria: Omit<PageCriteria, 'total'>): Promise<{ total: number; rows: FoundRow[] }> {
    const { viewerId, country, genders, seekers, region, after, until, offset, order, cell = NOWHERE } = criteria;
    const name = countedName({ order, region: region !== null });
    const values: unknown[] = [viewerId, country, genders, region, after, until, offset, seekers];
    if (order === 'near') values.push(cell);
    values.push(...furtherValues(criteria));
    const rows = await this.database.read<CountedRow>(pageText(name), values, { prepared: name });
    return { total: rows[0]?.total ?? 0, rows: rows.filter(({ place }) => place !== null) };
  }

  /** The members of one page, in order. */
  async page(criteria: PageCriteria): Promise<FoundRow[]> {
    const { viewerId, country, genders, seekers, region, after, until, offset, order, total, cell = NOWHERE } = criteria;
    const further = isFurther(criteria);
    const { name, shape } = pageKind({ ...criteria, further });
    const values: unknown[] = [viewerId, country, genders, region, after, until, offset, seekers];
    if (order === 'near') values.push(cell);
    if (shape === 'around') values.push(total);
    if (further) values.push(...furtherValues(criteria));
    return this.database.read<FoundRow>(pageText(name), values, { prepared: name });
  }
}

/** For tests of their plans. */
export const TOTAL_TEXT = TOTAL;
export const FURTHER_REGION_TOTAL_TEXT = FURTHER_REGION_TOTAL;
