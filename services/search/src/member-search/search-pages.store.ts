import { MEMBER_CARD_COLUMNS } from '@rendezvous/account';
import { COUNTED_MAX, PAGE_SIZE, type SearchOrder } from '@rendezvous/contracts/search/members';
import { NOT_HIDDEN_SINCE } from '../search-index/stale-rows.store.js';
import { around } from './around.store.js';
import { FEW, gather, OFFSET, type PageKind, restFrom, walks } from './page-rows.store.js';
import { CONCERNED, VIEWER } from './sought.store.js';
import { CORRECTION, openSql } from './totals.store.js';
import { byTraits, gatherFurther } from './traits-found.store.js';
import { unseen } from './unseen.rules.js';

/** So many more are counted, so that a number above stays above when it is rounded for visitors. */
const ONE_ROUNDING = 10;
/** With further filters nobody is counted beyond. */
export const COUNTED_END = COUNTED_MAX + ONE_ROUNDING;

const ORDER: Record<SearchOrder, string> = {
  active: 'k.sorted desc, k.member_id desc',
  newest: 'k.sorted desc, k.member_id desc',
  near: 'k.km nulls last, k.sorted desc, k.member_id desc',
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

/** All hits, with further filters up to as many as are counted. */
const gatheredFurther = (kind: PageKind): string => `
  ${kind.region ? '' : byTraits(kind)}
  gathered as materialized (select * from (${gatherFurther(kind)}) k limit ${COUNTED_END}),
  total as materialized (select c.members, c.members >= ${FEW} as many from (select count(*)::integer as members from gathered) c)`;

/**
 * All hits, if they are few: then they are counted themselves, without a look for each whom the viewer has to do with. Whether they are is known by how
 * many open profiles there are.
 */
const gatheredFew = (kind: PageKind): string => `
  open as materialized (select ${openSql(restFrom(kind))} as members),
  gathered as materialized (select * from (${gather(kind)}) k where (select o.members from open o) < ${FEW}),
  total as materialized (
    select (case when o.members < ${FEW} then (select count(*) from gathered) else o.members + ${CORRECTION} end)::integer as members, o.members >= ${FEW} as many
    from open o)`;

/**
 * Page and total at once: of few hits all are read; of many the page is walked through in order, or looked for around the viewer, as far as it is full.
 * The total comes with every row, and alone when the page is empty.
 */
const pageSql = (kind: PageKind): string => {
  const order = ORDER[kind.order];
  const read = kind.order === 'near' ? around(kind) : walks(kind);
  const rows = `
    select * from gathered where not (select t.many from total t)
    union all select * from (${read}) r where (select t.many and ${OFFSET} < t.members from total t)`;
  const page = `
    select k.*, row_number() over (order by ${order}) as place
    from (select * from (${rows}) k order by ${order} limit ${PAGE_SIZE} offset ${unseen(OFFSET, 'integer')}) k`;
  return `
  with ${CONCERNED}, ${kind.further ? gatheredFurther(kind) : gatheredFew(kind)}
  select t.members as total, p.* from total t left join (${withCards(page, 'k.place, ')}) p on true order by p.place`;
};

/** The fixed statement that reads a page. */
export const pageName = ({ order, both, region, further }: PageKind): string =>
  `search.page-${order}${order === 'near' ? '' : both ? '-both' : '-one'}${region ? '-region' : ''}${further ? '-further' : ''}`;

/** One fixed text for each kind of page, so that each is planned once. */
const PAGES = new Map<string, string>();
for (const order of ['active', 'newest', 'near'] as const)
  for (const both of order === 'near' ? [true] : [true, false])
    for (const region of [true, false])
      for (const further of [true, false]) {
        const kind = { order, both, region, further };
        PAGES.set(pageName(kind), pageSql(kind));
      }

/** The text of a fixed statement. */
export const pageText = (name: string): string => PAGES.get(name) ?? '';
