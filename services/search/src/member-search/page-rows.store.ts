import { PAGE_SIZE, type SearchOrder } from '@rendezvous/contracts/search/members';
import { kmSql } from '../search-index/cells.rules.js';
import { SEEKS } from '../suitability/suitability.rules.js';
import { furtherSql, lookedUpSql, toldSql } from './further-filters.store.js';
import { AFTER, COUNTRY, inRegion, REGION, SOUGHT, UNTIL, VISIBLE } from './sought.store.js';
import { unseen } from './unseen.rules.js';

/** What decides by which of the fixed statements a page is read. */
export interface PageKind {
  readonly order: SearchOrder;
  /** Of both genders, or of one. */
  readonly both: boolean;
  readonly region: boolean;
  /** With filters beyond who, where and age. */
  readonly further: boolean;
}

const SORTED: Record<SearchOrder, string> = { active: 'last_active', newest: 'joined_at', near: 'last_active' };

/** Behind the seven values that all statements begin with. */
export const OFFSET = '$8::integer';
/** With fewer hits than this all are read at once, and counted. */
export const FEW = '$9::integer';
/** Only nearest first. */
export const VIEWER_CELL = '$10::integer';
/** What comes behind: the further filters, or the months of the total. */
export const restFrom = ({ order }: PageKind): number => (order === 'near' ? 11 : 10);

export const filtered = (kind: PageKind): string => (kind.further ? ` and ${furtherSql(restFrom(kind))}` : '');

/**
 * Walks the entries of one gender that looks for the same in the order of the page. "+ 0" keeps the birth date a filter: as a range it would tempt the
 * planner away from that order.
 */
const walk = (kind: PageKind, gender: number, seeks: number): string => `
  select l.member_id, l.${SORTED[kind.order]} as sorted, l.privacy from search.listing l
  where l.country = ${COUNTRY} and l.gender = ${unseen(`($3::text[])[${gender}]`, 'text')} and l.seeks = ${unseen(`($7::text[])[${seeks}]`, 'text')}
    and ${kind.region ? `l.region = ${REGION}` : '$4::text is null'}
    and l.birth_date + 0 > ${AFTER} and l.birth_date + 0 <= ${UNTIL} and ${VISIBLE}${filtered(kind)}`;

/** Each ordered and cut by itself, so that none is gathered whole before it is sorted. A word that is not there reads nothing. */
export const walks = (kind: PageKind): string =>
  (kind.both ? [1, 2] : [1])
    .flatMap((gender) => SEEKS.map((_, index) => walk(kind, gender, index + 1)))
    .map((rows) => `(${rows} order by l.${SORTED[kind.order]} desc, l.member_id desc limit ${PAGE_SIZE} + ${unseen(OFFSET, 'integer')})`)
    .join(' union all ');

export const KM = kmSql('l.cell', VIEWER_CELL);

const rowOf = ({ order }: PageKind): string =>
  `l.member_id, l.${SORTED[order]} as sorted, l.privacy${order === 'near' ? `, ${KM} as km` : ''}`;

/** Reads all hits by birth date; sorting comes after. */
export const gather = (kind: PageKind): string => {
  const sought = `${SOUGHT} and ${inRegion(kind.region)}`;
  return kind.further ? gatherTold(kind, sought) : `select ${rowOf(kind)} from search.listing l where ${sought} and ${VISIBLE}`;
};

/**
 * Reads all hits with further filters among those who are sought. "offset 0" keeps what an entry tells by itself before what has to be looked up: the
 * planner would compare that first.
 */
export const gatherTold = (kind: PageKind, sought: string): string => `
  select ${rowOf(kind)} from (
    select l.member_id, l.last_active, l.privacy, l.${kind.order === 'newest' ? 'joined_at' : 'cell'} from search.listing l
    where ${sought} and ${toldSql(restFrom(kind))} offset 0) l
  where ${VISIBLE} and ${lookedUpSql(restFrom(kind))}`;
