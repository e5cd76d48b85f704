import { MEMBER_CARD_COLUMNS, visibleSql } from '@rendezvous/account';
import { days } from '@rendezvous/contracts/kernel';
import { PAGE_SIZE, type SearchOrder } from '@rendezvous/contracts/search/members';
import { inRowSql, kmSql, rowSql } from '../search-index/cells.rules.js';
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

/** How a page is read: in order, entry by entry, of one gender or both; all hits in a box around the viewer; or all hits, because they are few. */
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

/** Numbers of the placeholders that not every statement has: behind the eight that all have, first those of nearness. */
const VIEWER_CELL = '$9';
const [SOUTH, NORTH, WEST, EAST, WITHIN_KM] = ['$10', '$11', '$12', '$13', '$14'];
const firstOfFurther = ({ order, shape }: Kind): number => (order === 'near' ? (shape === 'all' ? 10 : 15) : 9);

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

/**
 * Reads the rows of a box of cells around the viewer, each from west to east, and keeps who is near enough. "offset 0" keeps the planner at one
 * walk along the index for each.
 */
const around = (kind: Kind): string => `
  select * from (
    select l.member_id, l.last_active as sorted, l.privacy, ${kmSql('l.cell', `${VIEWER_CELL}::integer`)} as km
    from generate_series(${rowSql(SOUTH!)}::integer, ${rowSql(NORTH!)}::integer) r (row) cross join unnest($3::text[]) g (gender) cross join unnest($8::text[]) s (seeks)
    cross join lateral (
      select l.member_id, l.last_active, l.privacy, l.cell from search.listing l
      where l.country = $2 and l.gender = g.gender and l.seeks = s.seeks
        and l.cell between ${inRowSql('r.row', `${WEST}::integer`)} and ${inRowSql('r.row', `${EAST}::integer`)}
        and ${kind.region ? 'l.region = $4' : '$4::text is null'} and l.birth_date + 0 > $5 and l.birth_date + 0 <= $6 and ${VISIBLE}${filtered(kind)} offset 0) l
  ) found where found.km <= ${WITHIN_KM}::float8`;

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
  const rows = kind.shape === 'all' ? gather(kind) : kind.shape === 'around' ? around(kind) : walks(kind);
  const page = `select * from (${rows}) k order by ${ORDER[kind.order]} limit ${PAGE_SIZE} offset $7::integer`;
  return `${withCards(page)} order by ${ORDER[kind.order]}`;
};

const nameOf = ({ order, shape, region, further }: Kind): string =>
  `search.page-${order}-${shape}${region ? '-region' : ''}${further ? '-further' : ''}`;

/** One fixed text for each kind of page, so that each is planned once. */
const PAGES = new Map<string, string>();
for (const order of ['active', 'newest', 'near'] as const)
  for (const shape of order === 'near' ? (['around', 'all'] as const) : (['one', 'both', 'all'] as const))
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
  /** Birth dates: `after` < date ≤ `until`. */
  readonly after: string;
  readonly until: string;
  readonly offset: number;
  /** How many the whole search finds. */
  readonly total: number;
}

/** Who of a region is few is found as quickly in its own order, unless most of those who are read are left out. */
const areFew = ({ region, further, total }: PageChoice): boolean => total < FEW && (region === null || further);

const YEAR_MS = days(365);
/** Most members were born within so many years. */
const MOST_YEARS = 40;
const shareOfAges = ({ after, until }: PageChoice): number => Math.min(1, (Date.parse(until) - Date.parse(after)) / (MOST_YEARS * YEAR_MS));

/** Boxes are read in vain until one is large enough, and that one has room for more than the page. */
const READ_BESIDES = 4;

/** Whether fewer are read, of whatever age, in boxes until the page is full than all of these ages in the country are. Of the last page nobody knows how far it reaches. */
const worthBoxes = (choice: PageChoice): boolean => {
  const { offset, total } = choice;
  const end = offset + PAGE_SIZE;
  return total >= FEW && end <= total && (READ_BESIDES * end) / total < shareOfAges(choice);
};

/** The fixed statement that reads a page, and the one that looks for it in a box around the viewer first; null where that is not worth it. */
export const pageKind = (choice: PageChoice): { readonly name: string; readonly around: string | null } => {
  const { order, genders, region, further } = choice;
  const named = (shape: Shape): string => nameOf({ order, shape, region: region !== null, further });
  if (order === 'near') return { name: named('all'), around: worthBoxes(choice) ? named('around') : null };
  return { name: named(areFew(choice) ? 'all' : genders.length > 1 ? 'both' : 'one'), around: null };
};

/** The text of a fixed statement. */
export const pageText = (name: string): string => PAGES.get(name) ?? '';
