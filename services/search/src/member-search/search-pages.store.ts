import { MEMBER_CARD_COLUMNS, visibleSql } from '@rendezvous/account';
import { COUNTED_MAX, PAGE_SIZE, type SearchOrder } from '@rendezvous/contracts/search/members';
import { isAroundSql, kmSql, kmToOthersSql, kmToSquareSql, NOWHERE, squareSql, stripsSql } from '../search-index/cells.rules.js';
import { LISTED_FACTS } from '../search-index/listed-facts.rules.js';
import { NOT_HIDDEN_SINCE } from '../search-index/stale-rows.store.js';
import { SEEKS } from '../suitability/suitability.rules.js';
import { suitingSql } from '../suitability/suitability.store.js';
import { furtherSql } from './further-filters.store.js';
import { unseen } from './unseen.rules.js';

/** Not looked at by the planner: a plan for whoever has to do with few would look cheaper than one for any viewer. */
export const VIEWER = unseen('$1', 'integer');

/** The account area's rules, with what the search index settles. */
export const VISIBLE = visibleSql({
  viewer: VIEWER,
  member: 'l',
  surface: 'listed',
  known: LISTED_FACTS,
});

export const suiting = (member: string, seekers: string): string => suitingSql({ member, genders: '$3', seekers });

/** Who lives there, suits and is of the years that are asked for, as values that the planner does not look at. @param seekers placeholder */
export const sought = (seekers: string): string => `l.country = ${unseen('$2', 'text')}
    and ${suitingSql({ member: 'l', genders: unseen('$3', 'text[]'), seekers: unseen(seekers, 'text[]') })}
    and l.birth_date > ${unseen('$5', 'date')} and l.birth_date <= ${unseen('$6', 'date')}`;

/** In the form of the index that is read by birth date: "nullif" keeps walks in another order off it. */
export const IN_REGION = `nullif(l.region, '') = ${unseen('$4', 'text')}`;

/** So many more are counted, so that a number above stays above when it is rounded for visitors. */
const ONE_ROUNDING = 10;
/** With further filters nobody is counted beyond. */
export const COUNTED_END = COUNTED_MAX + ONE_ROUNDING;

/** How a page is read: in order, entry by entry, of one gender or both; all hits in the squares around the viewer; or all hits, because they are few. */
type Shape = 'one' | 'both' | 'around' | 'all';

interface Kind {
  readonly order: SearchOrder;
  readonly shape: Shape;
  readonly region: boolean;
  /** With filters beyond who, where and age. */
  readonly further: boolean;
}

const SORTED: Record<SearchOrder, string> = { active: 'last_active', newest: 'joined_at', near: 'last_active' };
const ORDER: Record<SearchOrder, string> = {
  active: 'k.sorted desc, k.member_id desc',
  newest: 'k.sorted desc, k.member_id desc',
  near: 'k.km nulls last, k.sorted desc, k.member_id desc',
};

/** Placeholders that not every statement has, behind the eight that all have. */
const VIEWER_CELL = '$9::integer';
const TOTAL = unseen('$10', 'float8');
const FIRST_OF_FURTHER: Record<Shape, number> = { one: 9, both: 9, all: 10, around: 11 };
const firstOfFurther = ({ order, shape }: Kind): number => (order === 'near' ? FIRST_OF_FURTHER[shape] : 9);

const filtered = (kind: Kind): string => (kind.further ? ` and ${furtherSql(firstOfFurther(kind))}` : '');

/** Walks the entries of one gender that looks for the same in the order of the page. "+ 0" keeps the birth date a filter: as a range it would tempt the planner away from that order. */
const walk = (kind: Kind, gender: string, seeks: string): string => `
  select l.member_id, l.${SORTED[kind.order]} as sorted, l.privacy from search.listing l
  where l.country = $2 and l.gender = ${gender} and l.seeks = ${seeks} and ${kind.region ? 'l.region = $4' : '$4::text is null'}
    and l.birth_date + 0 > $5 and l.birth_date + 0 <= $6 and ${VISIBLE}${filtered(kind)}`;

/** Each ordered and cut by itself, so that none is gathered whole before it is sorted. A word that is not there reads nothing. */
const walks = (kind: Kind): string =>
  (kind.shape === 'both' ? [1, 2] : [1])
    .flatMap((gender) => SEEKS.map((_, index) => walk(kind, `($3::text[])[${gender}]`, `($8::text[])[${index + 1}]`)))
    .map((rows) => `(${rows} order by l.${SORTED[kind.order]} desc, l.member_id desc limit ${PAGE_SIZE} + $7::integer)`)
    .join(' union all ');

const KM = kmSql('l.cell', VIEWER_CELL);

/** Reads all hits by birth date; sorting comes after. */
const gather = (kind: Kind): string => `
  select l.member_id, l.${SORTED[kind.order]} as sorted, l.privacy${kind.order === 'near' ? `, ${KM} as km` : ''}
  from search.listing l
  where ${sought('$8')} and ${kind.region ? IN_REGION : '$4::text is null'} and ${VISIBLE}${filtered(kind)} offset 0`;

const NEEDED = `(select $7::integer + ${PAGE_SIZE})`;

/** How far is looked: squares with room for so many times as many as are needed, but so many squares at least, since the viewer may be in the corner of one. */
const STEPS = [
  { room: 3, squares: 4 },
  { room: 12, squares: 12 },
] as const;

/**
 * The squares around the viewer in which there is anybody of the country, nearest first; in how many nearer ones how many of those may live who are looked for (as many of a hundred as everywhere) says up to which step a
 * square is left out. Those of a step are read in strips, from the westernmost to the easternmost of a row: a look for each would cost more than whoever lives in between.
 * Of those who are read all hits are sorted, and count as far as they are closer than whichever square was not: a page that they fill is right.
 * Where they do not, the strips of the next step are read, and at last everybody.
 */
const around = (kind: Kind): string => {
  const step = STEPS.map(({ room, squares }, index) => `when s.nearer < ${room} * ${NEEDED} or s.rank <= ${squares} then ${index + 1}`);
  // "offset 0" keeps the planner at one walk along the index for each strip, and ages as arrays of one from taking those for fewer than a strip holds
  const upTo = (number: number): string => `
    select l.member_id, l.last_active as sorted, l.privacy, ${KM} as km
    from (${stripsSql(`select square from squares where step <= ${number}`, VIEWER_CELL)}) s
    cross join unnest(${unseen('$3', 'text[]')}) g (gender) cross join unnest(${unseen('$8', 'text[]')}) k (seeks)
    cross join lateral (
      select l.member_id, l.last_active, l.privacy, l.cell from search.listing l
      where l.country = ${unseen('$2', 'text')} and l.gender = g.gender and l.seeks = k.seeks
        and ${squareSql('l.cell')} >= s.westernmost and ${squareSql('l.cell')} <= s.easternmost
        and l.birth_date > any(array[${unseen('$5', 'date')}]) and l.birth_date <= any(array[${unseen('$6', 'date')}])
        and ${kind.region ? `l.region = ${unseen('$4', 'text')}` : '$4::text is null'} and ${VISIBLE}${filtered(kind)} offset 0) l`;
  const closerThanAfter = (number: number): string =>
    `km < (select least(min(s.km), ${kmToOthersSql(VIEWER_CELL)}) from squares s where s.step > ${number})`;
  return `
  with squares as materialized (
    select s.square, s.km, case ${step.join(' ')} else ${STEPS.length + 1} end as step
    from (
      select n.square, n.km, row_number() over nearest as rank,
        coalesce(sum(n.members) over (nearest rows between unbounded preceding and 1 preceding), 0)
          * ${TOTAL} / (select sum(a.members) from search.squares a where a.country = ${unseen('$2', 'text')}) as nearer
      from (
        select n.square, n.members, ${kmToSquareSql(VIEWER_CELL, 'n.square')} as km
        from search.squares n where n.country = ${unseen('$2', 'text')} and ${isAroundSql(VIEWER_CELL, 'n.square')}
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

/**
 * The cards of the members of a page who do not hide by now, what the viewer has to do with each, and what may be a reason to show them. Looked up
 * member by member ("lateral"): joined as a whole, the view would first gather all likes of the viewer. @param page yields `member_id` and `privacy`
 * @param more columns of the page
 */
export const withCards = (page: string, more = ''): string => `
  select ${more}${MEMBER_CARD_COLUMNS('c')}, coalesce(r.liked, false) as liked, coalesce(r.matched, false) as matched, f.interests as interest_bits, f.cell,
    p.prompts -> 0 as first_prompt
  from (${page}) k
  join account.member_cards c on c.member_id = k.member_id
  join search.listing f on f.member_id = k.member_id
  join account.member_prompts p on p.member_id = k.member_id
  left join lateral (
    select r.liked, r.matched from chat.relations r where r.viewer_id = ${VIEWER} and r.member_id = k.member_id offset 0) r on true
  where ${NOT_HIDDEN_SINCE}`;

const pageSql = (kind: Kind): string => {
  const rows = kind.shape === 'all' ? gather(kind) : kind.shape === 'around' ? around(kind) : walks(kind);
  const page = `select * from (${rows}) k order by ${ORDER[kind.order]} limit ${PAGE_SIZE} offset ${unseen('$7', 'integer')}`;
  return `${withCards(page)} order by ${ORDER[kind.order]}`;
};

/**
 * Page and total of a search with further filters, from one reading of all hits, up to as many as are counted: of more the page is not among them,
 * and there is none. A total comes with every page, and alone when the page is empty.
 */
const countedSql = (kind: Kind): string => `
  with counted as materialized (select * from (${gather(kind)}) k limit ${COUNTED_END}),
  total as materialized (select count(*)::integer as total from counted)
  select t.total, p.* from total t left join (${withCards(
    `select k.*, row_number() over (order by ${ORDER[kind.order]}) as place from counted k
     where (select t.total from total t) < ${COUNTED_END} order by ${ORDER[kind.order]} limit ${PAGE_SIZE} offset ${unseen('$7', 'integer')}`,
    'k.place, ',
  )}) p on true order by p.place`;

const nameOf = ({ order, shape, region, further }: Kind): string =>
  `search.page-${order}-${shape}${region ? '-region' : ''}${further ? '-further' : ''}`;

/** The fixed statement that reads all hits with further filters, for page and total. */
export const countedName = ({ order, region }: Pick<Kind, 'order' | 'region'>): string =>
  `search.counted-${order}${region ? '-region' : ''}`;

/** One fixed text for each kind of page, so that each is planned once. */
const PAGES = new Map<string, string>();
for (const order of ['active', 'newest', 'near'] as const)
  for (const shape of order === 'near' ? (['around', 'all'] as const) : (['one', 'both', 'all'] as const))
    for (const region of [true, false])
      for (const further of [true, false]) {
        const kind = { order, shape, region, further };
        PAGES.set(nameOf(kind), pageSql(kind));
      }

for (const order of ['active', 'newest', 'near'] as const)
  for (const region of [true, false]) {
    const kind = { order, shape: 'all', region, further: true } as const;
    PAGES.set(countedName(kind), countedSql(kind));
  }

/** With fewer hits than this it is cheaper to read all of them by birth date than to walk through everybody in order. */
const FEW = 2000;
/** What decides by which of the fixed statements a page is read. */
interface PageChoice {
  readonly order: SearchOrder;
  readonly genders: readonly unknown[];
  readonly region: string | null;
  readonly further: boolean;
  readonly offset: number;
  /** How many the whole search finds. */
  readonly total: number;
  /** Of the viewer. */
  readonly cell?: number;
}

/** Who of a region is few is found as quickly in its own order, unless most of those who are read are left out. */
const areFew = ({ region, further, total }: PageChoice): boolean => total < FEW && (region === null || further);

/** Squares hold members of all regions, of whom one in so many lives in the one that is searched. */
const REGIONS = 6;

/** Whether fewer are read in squares until the page is full than all are. Of the last page nobody knows how far it reaches. */
const worthSquares = ({ region, offset, total, cell = NOWHERE }: PageChoice): boolean => {
  const end = offset + PAGE_SIZE;
  return cell !== NOWHERE && total >= FEW && end <= total && STEPS[0].room * end * (region === null ? 1 : REGIONS) < total;
};

const shapeOf = (choice: PageChoice): Shape => {
  if (choice.order === 'near') return worthSquares(choice) ? 'around' : 'all';
  if (areFew(choice)) return 'all';
  return choice.genders.length > 1 ? 'both' : 'one';
};

/** The fixed statement that reads a page. */
export const pageKind = (choice: PageChoice): { readonly name: string; readonly shape: Shape } => {
  const { order, region, further } = choice;
  const shape = shapeOf(choice);
  return { name: nameOf({ order, shape, region: region !== null, further }), shape };
};

/** The text of a fixed statement. */
export const pageText = (name: string): string => PAGES.get(name) ?? '';
