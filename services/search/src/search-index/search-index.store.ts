import { Injectable } from '@nestjs/common';
import { shownToMembersSql } from '@rendezvous/account';
import { INTERESTS, TRAIT_NAMES } from '@rendezvous/contracts/reference';
import { type Statements, type Tx, withQueryTimeout } from '@rendezvous/server/database';
import { seeksSql } from '../suitability/suitability.store.js';
import { cellSql, NOWHERE, squareSql } from './cells.rules.js';
import { byTheHour } from './last-active-precision.rules.js';
import { TRAIT_BITS, untold } from './trait-bits.rules.js';

const CHANGING = [
  'country',
  'region',
  'gender',
  'seeks',
  'birth_date',
  'privacy',
  'last_active',
  'joined_at',
  'interests',
  'lat',
  'lon',
  'traits',
  'cell',
];
const COLUMNS = ['member_id', ...CHANGING].join(', ');

/** null where the owner keeps the field to matches. */
const ifShown = (field: Parameters<typeof shownToMembersSql>[0], column: string): string =>
  `case when ${shownToMembersSql(field, 'c')} then ${column} end`;

/** The bits of what a member is and tells to members; the names are our own constants. */
const TRAITS = `
  (select coalesce(bit_or(1 << (coalesce(array_position(bits.names, told.trait), array_position(bits.names, told.otherwise)) - 1)), 0)
   from (values (array[${TRAIT_BITS.map((trait) => `'${trait}'`).join(', ')}])) bits (names) cross join (values
     (case when not c.fictional then 'real' end, null), (case when c.main_photo_key is not null then 'photo' end, null),
     ${TRAIT_NAMES.map((name) => `('${name}:' || ${ifShown(name, `d.${name}`)}, '${untold(name)}')`).join(', ')}) told (trait, otherwise))`;

/**
 * Findable members as they are now, in the shape of `search.listing`. What their owners do not show to members is not there: nobody searches by it.
 * $1: all interests in the order of their bits.
 */
const FINDABLE = `
  select c.member_id, c.country, coalesce(c.region, '') as region, c.gender, ${seeksSql('m')} as seeks, c.birth_date, c.privacy,
    ${byTheHour('c.last_active_at')} as last_active, greatest(c.joined_at, a.activated_at) as joined_at,
    (select coalesce(bit_or(1::bigint << (array_position($1::text[], i.name) - 1)), 0) from unnest(d.interests) i (name)
      where ${shownToMembersSql('interests', 'c')}) as interests,
    ${ifShown('city', 'd.lat')} as lat, ${ifShown('city', 'd.lon')} as lon, ${TRAITS} as traits,
    ${cellSql(ifShown('city', 'd.lat'), ifShown('city', 'd.lon'))} as cell
  from account.member_cards c join account.member_details d on d.member_id = c.member_id
    join account.member_matching m on m.member_id = c.member_id join account.member_activations a on a.member_id = c.member_id
  where c.listed and c.matchable`;

const list = (alias: string): string => CHANGING.map((column) => `${alias}.${column}`).join(', ');

const SQUARES_OF = (rows: string): string =>
  `select country, ${squareSql('cell')} as square, count(*)::integer as members from ${rows} where cell <> ${NOWHERE} group by 1, 2 order by 1, 2`;

/** Puts the rows of the members in $2 right. A row that is right already is not written: events come more than once. */
const REFRESH = `
  with fresh as (${FINDABLE} and c.member_id = any($2::integer[])),
  gone as (
    delete from search.listing l
    where l.member_id = any($2::integer[]) and not exists (select from fresh f where f.member_id = l.member_id)
  ),
  known as (insert into search.squares (country, square, members) ${SQUARES_OF('fresh')} on conflict do nothing)
  insert into search.listing as l (${COLUMNS})
  select ${COLUMNS} from fresh order by member_id
  on conflict (member_id) do update
  set (${CHANGING.join(', ')}) = row(${list('excluded')})
  where (${list('l')}) is distinct from (${list('excluded')})`;

/** Without activity, which is taken over at its own pace. */
const lasting = (alias: string): string =>
  CHANGING.filter((column) => column !== 'last_active')
    .map((column) => `${alias}.${column}`)
    .join(', ');

/** Members whose row is missing, superfluous or different from what the account area says. */
const WRONG = `
  select coalesce(f.member_id, l.member_id) as member_id
  from (${FINDABLE}) f full join search.listing l on l.member_id = f.member_id
  where f.member_id is null or l.member_id is null or (${lasting('f')}) is distinct from (${lasting('l')})
  order by 1`;

/** Roll-up rows that do not say what a plain count says. */
const WRONG_TOTALS = `
  select coalesce(c.country, t.country) as country, coalesce(c.gender, t.gender) as gender, coalesce(c.seeks, t.seeks) as seeks,
    coalesce(c.region, t.region) as region
  from (
    select l.country, l.gender, l.seeks, area.region, date_trunc('month', l.birth_date)::date as birth_month, count(*) as members
    from search.listing l cross join lateral (values (l.region), ('*' collate "C")) area (region)
    where not l.privacy
    group by 1, 2, 3, 4, 5
  ) c full join search.totals t using (country, gender, seeks, region, birth_month)
  where coalesce(c.members, 0) <> coalesce(t.members, 0)`;

const COUNT_SQUARES = `
  with counted as materialized (${SQUARES_OF('search.listing')}),
  empty as (
    delete from search.squares n where not exists (select from counted c where c.country = n.country and c.square = n.square)
  )
  update search.squares n set members = c.members from counted c
  where c.country = n.country and c.square = n.square and c.members <> n.members`;

/** Who was active since the last reading, in an hour that the index does not know yet. */
const SEEN = `
  select l.member_id
  from account.member_cards c join search.listing l on l.member_id = c.member_id
  where c.last_active_at >= (select read_until from search.presence) - interval '10 minutes'
    and l.last_active < ${byTheHour('c.last_active_at')}
  order by 1`;

/** Writes the search index. Everything here may run again at any time. */
@Injectable()
export class SearchIndexStore {
  /**
   * One writer at a time, held to the end of the transaction. The next one then reads what is true by then: otherwise one that
   * read earlier could write later. And two that change the same totals in different order cannot meet in a deadlock.
   */
  async lock(tx: Tx): Promise<void> {
    await tx.lock('search.listing');
  }

  async refresh(tx: Tx, memberIds: readonly number[]): Promise<void> {
    await tx.change(REFRESH, [INTERESTS, memberIds], { prepared: 'search.refresh' });
  }

  /** Empties and fills the index; its trigger fills the totals. Rows lie in the order in which pages read them. */
  async rebuild(tx: Tx): Promise<void> {
    // A million rows take longer than a request may.
    await tx.change('set local statement_timeout = 0');
    await tx.change('truncate search.listing, search.totals, search.squares');
    const fill = `insert into search.listing (${COLUMNS}) select ${COLUMNS} from (${FINDABLE}) f order by country, gender, seeks, last_active desc`;
    await withQueryTimeout(0, () => tx.change(fill, [INTERESTS]));
    await withQueryTimeout(0, () => tx.change(`insert into search.squares (country, square, members) ${SQUARES_OF('search.listing')}`));
  }

  async wrong(tx: Tx): Promise<number[]> {
    const rows = await tx.read<{ member_id: number }>(WRONG, [INTERESTS]);
    return rows.map(({ member_id: id }) => id);
  }

  /** Groups whose totals are off; empty unless somebody wrote past the trigger. */
  async wrongTotals(tx: Tx): Promise<{ country: string; gender: string; seeks: string; region: string }[]> {
    return tx.read(WRONG_TOTALS);
  }

  /** Members to refresh because they were active. Goes a little behind the last reading: what was being written then is not missed. */
  async seen(tx: Tx): Promise<number[]> {
    const rows = await tx.read<{ member_id: number }>(SEEN);
    return rows.map(({ member_id: id }) => id);
  }

  /** About how many members are listed. */
  async size(reader: Statements): Promise<number> {
    const [row] = await reader.read<{ rows: number }>(`select reltuples as rows from pg_class where oid = 'search.listing'::regclass`);
    return row?.rows ?? 0;
  }

  /** Counts anew who is in each square, and forgets those that nobody is in any more. The caller holds the lock: nobody may enter one meanwhile. */
  async countSquares(tx: Tx): Promise<void> {
    await withQueryTimeout(0, () => tx.change(COUNT_SQUARES));
  }

  async presenceRead(tx: Tx, until: Date): Promise<void> {
    await tx.change('update search.presence set read_until = $1', [until]);
  }
}
