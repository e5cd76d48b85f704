import { Injectable } from '@nestjs/common';
import type { MemberCardRow } from '@rendezvous/account';
import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { Gender } from '@rendezvous/contracts/reference';
import type { SearchOrder } from '@rendezvous/contracts/search/members';
import { Database } from '@rendezvous/server/database';
import { NOWHERE } from '../search-index/cells.rules.js';
import type { Seeks } from '../suitability/suitability.rules.js';
import { foundTraits, type FurtherCriteria, furtherSql, furtherValues, isFurther } from './further-filters.store.js';
import { COUNTED_END, pageName, pageText } from './search-pages.store.js';
import { AFTER, CONCERNED, COUNTRY, inRegion, REGION, SOUGHT, suiting, UNTIL, VISIBLE } from './sought.store.js';
import { TOTAL } from './totals.store.js';

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
}

/** The months that lie whole within the years that are asked for: from the first, before the end. */
interface WholeMonths {
  readonly first: string;
  readonly end: string;
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
interface PageRow extends FoundRow {
  readonly total: number;
  /** null: the page is empty. */
  readonly place: number | null;
}

/** With further filters nobody is counted beforehand. Read by birth date, of a region or everywhere: those indexes hold what is filtered by. */
const furtherTotal = (region: boolean): string => `
  with ${CONCERNED} select count(*)::integer as total from (
    select from search.listing l
    where ${SOUGHT} and ${inRegion(region)} and ${VISIBLE} and ${furtherSql(8)}
    limit ${COUNTED_END}) counted`;
const FURTHER_TOTAL = furtherTotal(false);
const FURTHER_REGION_TOTAL = furtherTotal(true);

/** By when they joined: "+ 0" keeps the birth date a filter of the few who did. */
const JOINED_SINCE = `
  with ${CONCERNED} select count(*)::integer as total from (
    select from search.listing l
    where l.country = ${COUNTRY} and ${suiting('l')} and (${REGION} is null or l.region = ${REGION})
      and l.birth_date + 0 > ${AFTER} and l.birth_date + 0 <= ${UNTIL} and l.joined_at > $8 and ${VISIBLE} and ${furtherSql(10)}
    limit $9) counted`;

/**
 * Without further filters it is cheaper to read and count so many by birth date than to look for whomever the viewer has to do with, and to walk through
 * everybody. When they joined is not told by that index.
 */
const FEW: Record<SearchOrder, number> = { active: 3000, near: 3000, newest: 500 };

/** Reads the search index: pages and totals. */
@Injectable()
export class MemberSearchStore {
  constructor(private readonly database: Database) {}

  /** How many the viewer may find: exactly, with further filters up to `COUNTED_MAX`. */
  async total(criteria: SearchCriteria, months: WholeMonths): Promise<number> {
    const { viewerId, country, genders, seekers, region, after, until } = criteria;
    if (isFurther(criteria)) return this.furtherTotal(criteria);
    const values = [viewerId, country, genders, region, after, until, seekers, months.first, months.end];
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

  /** A page, in order, and how many the viewer may find. @param few with fewer hits than this all are read at once */
  async find(criteria: PageCriteria, months: WholeMonths, few?: number): Promise<{ total: number; rows: FoundRow[] }> {
    const { viewerId, country, genders, seekers, region, after, until, offset, order, cell = NOWHERE } = criteria;
    const further = isFurther(criteria);
    const name = pageName({ order, both: order === 'near' || genders.length > 1, region: region !== null, further });
    const sought = [viewerId, country, genders, region, after, until, seekers, offset, few ?? (further ? COUNTED_END : FEW[order])];
    const from = order === 'near' ? [cell] : [];
    const filters = region === null ? [...furtherValues(criteria), foundTraits(criteria)] : furtherValues(criteria);
    const values: readonly unknown[] = [...sought, ...from, ...(further ? filters : [months.first, months.end])];
    const rows = await this.database.read<PageRow>(pageText(name), values, { prepared: name });
    return { total: rows[0]?.total ?? 0, rows: rows.filter(({ place }) => place !== null) };
  }
}

/** For the test of its plan. */
export const FURTHER_REGION_TOTAL_TEXT = FURTHER_REGION_TOTAL;
