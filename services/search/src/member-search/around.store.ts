import { PAGE_SIZE } from '@rendezvous/contracts/search/members';
import { isAroundSql, kmToOthersSql, kmToSquareSql, NOWHERE, squareSql, stripsSql } from '../search-index/cells.rules.js';
import { filtered, gather, KM, OFFSET, type PageKind, VIEWER_CELL } from './page-rows.store.js';
import { AFTER, COUNTRY, GENDERS_SOUGHT, REGION, SEEKERS, UNTIL, VISIBLE } from './sought.store.js';

const NEEDED = `(${OFFSET} + ${PAGE_SIZE})`;

/** How far is looked: squares with room for so many times as many as are needed, but so many squares at least, since the viewer may be in the corner of one. */
const STEPS = [
  { room: 3, squares: 4 },
  { room: 12, squares: 12 },
] as const;

/** Squares hold members of all regions, of whom one in so many lives in the one that is searched. */
const REGIONS = 6;

/** Whether fewer are read in squares until the page is full than all are. Of the last page nobody knows how far it reaches. */
const worthSquares = ({ region }: PageKind): string => `
  (select t.many and ${VIEWER_CELL} <> ${NOWHERE} and ${NEEDED} <= t.members and ${STEPS[0].room * (region ? REGIONS : 1)} * ${NEEDED} < t.members from total t)`;

/** Closer than whoever may live in a square that is not among those up to a step. */
const closerThanAfter = (number: number): string =>
  `km < (select least(min(s.km), ${kmToOthersSql(VIEWER_CELL)}) from squares s where s.step > ${number})`;

/**
 * The squares around the viewer in which there is anybody of the country, nearest first; in how many nearer ones how many of those may live who are looked for (as many of a hundred as everywhere) says up to which step a
 * square is left out. Those of a step are read in strips, from the westernmost to the easternmost of a row: a look for each would cost more than whoever lives in between.
 * Of those who are read all hits are sorted, and count as far as they are closer than whichever square was not: a page that they fill is right.
 * Where they do not, the strips of the next step are read, and at last everybody.
 */
export const around = (kind: PageKind): string => {
  const step = STEPS.map(({ room, squares }, index) => `when s.nearer < ${room} * ${NEEDED} or s.rank <= ${squares} then ${index + 1}`);
  // "offset 0" keeps the planner at one walk along the index for each strip, and ages as arrays of one from taking those for fewer than a strip holds
  const upTo = (number: number): string => `
    select l.member_id, l.last_active as sorted, l.privacy, ${KM} as km
    from (${stripsSql(`select square from squares where step <= ${number}`, VIEWER_CELL)}) s
    cross join unnest(${GENDERS_SOUGHT}) g (gender) cross join unnest(${SEEKERS}) k (seeks)
    cross join lateral (
      select l.member_id, l.last_active, l.privacy, l.cell from search.listing l
      where l.country = ${COUNTRY} and l.gender = g.gender and l.seeks = k.seeks
        and ${squareSql('l.cell')} >= s.westernmost and ${squareSql('l.cell')} <= s.easternmost
        and l.birth_date > any(array[${AFTER}]) and l.birth_date <= any(array[${UNTIL}])
        and ${kind.region ? `l.region = ${REGION}` : '$4::text is null'} and ${VISIBLE}${filtered(kind)} offset 0) l`;
  return `
  with squares as materialized (
    select s.square, s.km, case ${step.join(' ')} else ${STEPS.length + 1} end as step
    from (
      select n.square, n.km, row_number() over nearest as rank,
        coalesce(sum(n.members) over (nearest rows between unbounded preceding and 1 preceding), 0)
          * (select t.members from total t) / (select sum(a.members)::float8 from search.squares a where a.country = ${COUNTRY}) as nearer
      from (
        select n.square, n.members, ${kmToSquareSql(VIEWER_CELL, 'n.square')} as km
        from search.squares n where ${worthSquares(kind)} and n.country = ${COUNTRY} and ${isAroundSql(VIEWER_CELL, 'n.square')}
      ) n
      window nearest as (order by n.km, n.square)
    ) s
  ),
  closest as materialized (${upTo(1)}),
  full1 as materialized (select count(*) >= ${NEEDED} as is from closest c where c.${closerThanAfter(1)}),
  wider as materialized (
    select * from (${upTo(2)}) w where not (select f.is from full1 f)
  ),
  full2 as materialized (select count(*) >= ${NEEDED} as is from wider w where w.${closerThanAfter(2)})
  select * from closest c where (select f.is from full1 f)
  union all select * from wider w where not (select f.is from full1 f) and (select f.is from full2 f)
  union all (select * from (${gather(kind)}) e where not (select f.is from full1 f) and not (select f.is from full2 f))`;
};
