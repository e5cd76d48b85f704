import { MEMBER_CARD_COLUMNS, visibleSql } from '@rendezvous/account';
import { PAGE_SIZE, type SearchOrder } from '@rendezvous/contracts/search/members';
import { kmSql, NOWHERE } from '../search-index/cells.rules.js';
import { LISTED_FACTS } from '../search-index/listed-facts.rules.js';
import { NOT_HIDDEN_SINCE } from '../search-index/stale-rows.store.js';
import { SEEKS } from '../suitability/suitability.rules.js';
import { suitingSql } from '../suitability/suitability.store.js';
import { furtherSql } from './further-filters.store.js';

/** The account area's rules, with what the search index settles. */
export const VISIBLE = visibleSql({
  viewer: '$1',
  member: 'l',
  surface: 'listed',
  known: LISTED_FACTS,
});

export const suiting = (member: string, seekers: string): string => suitingSql({ member, genders: '$3', seekers });

export const BORN = 'l.birth_date > $5 and l.birth_date <= $6';

/** How a page is read: in order, entry by entry, of one gender or both; or all hits at once, because they are few. */
type Shape = 'one' | 'both' | 'few';

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

/** Numbers of the placeholders that not every statement has: behind the eight that all have, first those of nearness. */
const VIEWER_CELL = '$9';
const [SOUTH, NORTH, WEST, EAST, WITHIN_KM] = ['$10', '$11', '$12', '$13', '$14'];
const firstOfFurther = ({ order, shape }: Kind): number => (order === 'near' ? (shape === 'few' ? 10 : 15) : 9);

const filtered = (kind: Kind): string => (kind.further ? ` and ${furtherSql(firstOfFurther(kind))}` : '');

/** Walks the entries of one gender that looks for the same in the order of the page. "+ 0" keeps the birth date a filter: as a range it would tempt the planner away from that order. */
const walk = (kind: Kind, gender: string, seeks: string): string => `
  select l.member_id, l.${SORTED[kind.order]} as sorted, l.privacy from search.listing l
  where l.country = $2 and l.gender = ${gender} and l.seeks = ${seeks} and ${kind.region ? 'l.region = $4' : '$4::text is null'}
    and l.birth_date + 0 > $5 and l.birth_date + 0 <= $6 and ${VISIBLE}${kind.order === 'near' ? ' and l.cell = n.cell' : ''}${filtered(kind)}`;

/** Each ordered and cut by itself, so that none is gathered whole before it is sorted. A word that is not there reads nothing. */
const walks = (kind: Kind): string =>
  (kind.shape === 'both' ? [1, 2] : [1])
    .flatMap((gender) => SEEKS.map((_, index) => walk(kind, `($3::text[])[${gender}]`, `($8::text[])[${index + 1}]`)))
    .map((rows) => `(${rows} order by l.${SORTED[kind.order]} desc, l.member_id desc limit ${PAGE_SIZE} + $7::integer)`)
    .join(' union all ');

/** The cells of a country in a box around the viewer, nearest first; last those of whom no place is known, when the box is the whole world. */
const CELLS = `
  select * from (
    select c.cell, ${kmSql('c.cell', `${VIEWER_CELL}::integer`)} as km from search.cells c
    where c.country = $2 and c.cell between ${SOUTH}::integer and ${NORTH}::integer and c.cell % 10000 between ${WEST}::integer and ${EAST}::integer
    union all select ${NOWHERE}, null where ${WITHIN_KM}::float8 = 'infinity') around
  where around.km is null or around.km <= ${WITHIN_KM}::float8
  order by around.km nulls last`;

/** Cell by cell, until the page is full. */
const walkCells = (kind: Kind): string => `
  select k.member_id, k.sorted, k.privacy, n.km from (${CELLS}) n cross join lateral (${walks(kind)}) k`;

/** Reads all hits by birth date; sorting comes after. */
const gather = (kind: Kind): string => `
  select l.member_id, l.${SORTED[kind.order]} as sorted, l.privacy${kind.order === 'near' ? `, ${kmSql('l.cell', `${VIEWER_CELL}::integer`)} as km` : ''}
  from search.listing l
  where l.country = $2 and ${suiting('l', '$8')} and ${kind.region ? 'l.region = $4' : '$4::text is null'} and ${BORN} and ${VISIBLE}${filtered(kind)} offset 0`;

/**
 * The cards of the members of a page who do not hide by now, what the viewer has to do with each, and what may be a reason to show them. Looked up
 * member by member ("lateral"): joined as a whole, the view would first gather all likes of the viewer. @param page yields `member_id` and `privacy`
 */
export const withCards = (page: string): string => `
  select ${MEMBER_CARD_COLUMNS('c')}, coalesce(r.liked, false) as liked, coalesce(r.matched, false) as matched, f.interests as interest_bits, f.cell,
    p.prompts -> 0 as first_prompt
  from (${page}) k
  join account.member_cards c on c.member_id = k.member_id
  join search.listing f on f.member_id = k.member_id
  join account.member_prompts p on p.member_id = k.member_id
  left join lateral (
    select r.liked, r.matched from chat.relations r where r.viewer_id = $1::integer and r.member_id = k.member_id offset 0) r on true
  where ${NOT_HIDDEN_SINCE}`;

const pageSql = (kind: Kind): string => {
  const rows = kind.shape === 'few' ? gather(kind) : kind.order === 'near' ? walkCells(kind) : walks(kind);
  const page = `select * from (${rows}) k order by ${ORDER[kind.order]} limit ${PAGE_SIZE} offset $7::integer`;
  return `${withCards(page)} order by ${ORDER[kind.order]}`;
};

const nameOf = ({ order, shape, region, further }: Kind): string =>
  `search.page-${order}-${shape}${region ? '-region' : ''}${further ? '-further' : ''}`;

/** One fixed text for each kind of page, so that each is planned once. */
const PAGES = new Map<string, string>();
for (const order of ['active', 'newest', 'near'] as const)
  for (const shape of ['one', 'both', 'few'] as const)
    for (const region of [true, false])
      for (const further of [true, false]) {
        const kind = { order, shape, region, further };
        PAGES.set(nameOf(kind), pageSql(kind));
      }

/** With fewer hits than this in a country it is cheaper to read all of them by birth date than to walk through everybody in order. */
const FEW = 2000;

/** What decides by which of the fixed statements a page is read. */
export interface PageChoice {
  readonly order: SearchOrder;
  readonly genders: readonly unknown[];
  readonly region: string | null;
  readonly further: boolean;
  /** How many the whole search finds. */
  readonly total: number;
}

/** Who of a region is few is found as quickly in its own order, unless most of those who are read are left out or far away. */
const areFew = ({ order, region, further, total }: PageChoice): boolean => total < FEW && (region === null || further || order === 'near');

/** Which of the fixed statements reads a page, and whether it asks for a box of cells. */
export const pageKind = (choice: PageChoice): { readonly name: string; readonly walksCells: boolean } => {
  const { order, genders, region, further } = choice;
  const shape = areFew(choice) ? 'few' : genders.length > 1 ? 'both' : 'one';
  return { name: nameOf({ order, shape, region: region !== null, further }), walksCells: order === 'near' && shape !== 'few' };
};

/** The text of a fixed statement. */
export const pageText = (name: string): string => PAGES.get(name) ?? '';
