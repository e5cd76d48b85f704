import { gather, gatherTold, type PageKind, restFrom } from './page-rows.store.js';
import { AFTER, COUNTRY, suiting, UNTIL } from './sought.store.js';
import { unseen } from './unseen.rules.js';

/** All values of `traits` with which somebody is found, or null: behind the six values of the further filters. */
const traitsFound = (kind: PageKind): string => unseen(`$${restFrom(kind) + 6}`, 'integer[]');

/** Where so many times as many live as there are such values, each is looked for by itself. */
const LIVE_EACH = 16;

/**
 * Whether fewer are read by traits than by birth date, of a whole country. By birth date about as many are read as were born in those months.
 * To be named before all that `gatherFurther` yields.
 */
export const byTraits = (kind: PageKind): string => `
  by_traits as materialized (
    select coalesce(sum(t.members), 0) >= ${LIVE_EACH} * cardinality(${traitsFound(kind)}) as is from search.totals t
    where t.country = ${COUNTRY} and ${suiting('t')} and t.region = '*' and t.birth_month > ${AFTER} and t.birth_month <= ${UNTIL}),`;

/** Reads all hits with further filters. Who has other traits is not read where that saves more than it costs to look for each. */
export const gatherFurther = (kind: PageKind): string => {
  if (kind.region) return gather(kind);
  const sought = `l.country = ${COUNTRY} and ${suiting('l')} and l.traits = any(${traitsFound(kind)}::integer[])
    and l.birth_date + 0 > ${AFTER} and l.birth_date + 0 <= ${UNTIL}`;
  return `
    select * from (${gather(kind)}) b where not coalesce((select r.is from by_traits r), false)
    union all select * from (${gatherTold(kind, sought)}) t where (select r.is from by_traits r)`;
};
