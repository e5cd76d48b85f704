import { AFTER, CONCERNED, COUNTRY, REGION, suiting, UNTIL, VIEWER, VISIBLE } from './sought.store.js';
import { unseen } from './unseen.rules.js';

/** The whole country, in `search.totals`. */
const EVERYWHERE = '*';
const COUNTED = `l.country = ${COUNTRY} and ${suiting('l')} and (${REGION} is null or l.region = ${REGION})`;

/**
 * How many open profiles there are: whole months of birth from the roll-up, the days at both ends one by one. That is how many anybody finds who has
 * nothing to do with anybody. @param from placeholder of the first month that lies whole within the years that are asked for, before that of the first
 * that does not any more
 */
export const openSql = (from: number): string => {
  const [first, end] = [unseen(`$${from}`, 'date'), unseen(`$${from + 1}`, 'date')];
  return `(
    coalesce((select sum(t.members) from search.totals t
      where t.country = ${COUNTRY} and ${suiting('t')} and t.region = coalesce(${REGION}, '${EVERYWHERE}') and t.birth_month >= ${first} and t.birth_month < ${end}), 0)
    + (select count(*) from search.listing l where ${COUNTED} and not l.privacy and l.birth_date > ${AFTER} and l.birth_date < least(${first}, ${UNTIL} + 1))
    + (select count(*) from search.listing l where ${COUNTED} and not l.privacy and l.birth_date >= ${end} and l.birth_date <= ${UNTIL}))`;
};

/** Whom an open or a private profile alone does not decide about: the viewer, whoever blocks or is blocked, and private ones who like or wrote. */
const UNDECIDED = `
  select ${VIEWER}
  union all select b.member_id from blocks b
  union all select r.member_id from reaching r`;

/**
 * How many more or fewer this viewer finds: those with whom the viewer has something to do, one by one, by the same rules as the page. Everybody else is
 * visible if and only if the profile is open.
 *
 * Both are looked up by one array, which the index walks through in order: a look for each took several times as long where a member has to do with
 * many. "+ 0" and "offset 0" keep the planner at that, with any parameters: a plan made once for all viewers would otherwise read the whole age range and compare.
 */
export const CORRECTION = `
  coalesce((
    select sum((case when ${VISIBLE} then 1 else 0 end) - (case when l.privacy then 0 else 1 end))
    from (
      select l.member_id, l.privacy from search.listing l
      where l.member_id = any(array(${UNDECIDED})) and ${COUNTED} and l.birth_date + 0 > ${AFTER} and l.birth_date + 0 <= ${UNTIL} offset 0) l), 0)`;

/** The exact total, without further filters. */
export const TOTAL = `with ${CONCERNED} select (${openSql(8)} + ${CORRECTION})::integer as total`;
