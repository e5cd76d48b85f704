import { visibleSql } from '@rendezvous/account';
import { LISTED_FACTS } from '../search-index/listed-facts.rules.js';
import { suitingSql } from '../suitability/suitability.store.js';
import { unseen } from './unseen.rules.js';

/**
 * The values that every statement of the search begins with: 1 the viewer, 2 the country, 3 the genders that are sought, 4 the region or null, 5 and 6
 * birth dates (after, until), 7 the words of those who look for the viewer. Not looked at by the planner: a plan for whoever has to do with few would
 * look cheaper than one for any viewer.
 */
export const VIEWER = unseen('$1', 'integer');
export const [COUNTRY, REGION] = [unseen('$2', 'text'), unseen('$4', 'text')] as const;
export const [GENDERS_SOUGHT, SEEKERS] = [unseen('$3', 'text[]'), unseen('$7', 'text[]')] as const;
export const [AFTER, UNTIL] = [unseen('$5', 'date'), unseen('$6', 'date')] as const;

/**
 * Whom the viewer blocks or is blocked by, and which private members liked or wrote to the viewer: read once for all that a statement looks through,
 * which names them first (`with ${CONCERNED}`).
 */
export const CONCERNED = `
  blocks as materialized (
    select blocked_id as member_id from account.blocks where blocker_id = ${VIEWER}
    union all select blocker_id from account.blocks where blocked_id = ${VIEWER}),
  reaching as materialized (
    select p.member_id from search.listing p
    where p.privacy and p.member_id = any(array(select r.owner_id from account.reach r where r.viewer_id = ${VIEWER} and (r.liked or r.wrote))))`;

const among = (members: string): string => `(l.member_id in (select c.member_id from ${members} c))`;

/** The account area's rules, with what the search index settles. Whether somebody liked or wrote is asked only of who is private. */
export const VISIBLE = visibleSql({
  viewer: VIEWER,
  member: 'l',
  surface: 'listed',
  known: { ...LISTED_FACTS, blockedByViewer: among('blocks'), blockedViewer: 'false', liked: among('reaching'), wrote: 'false' },
});

/** Is each of a gender that the other looks for? @param member alias of `search.listing` or `search.totals` */
export const suiting = (member: string): string => suitingSql({ member, genders: GENDERS_SOUGHT, seekers: SEEKERS });

/** Who lives there, suits and is of the years that are asked for. */
export const SOUGHT = `l.country = ${COUNTRY} and ${suiting('l')} and l.birth_date > ${AFTER} and l.birth_date <= ${UNTIL}`;

/**
 * Of the region, or of the whole country. In the form of the index that is read by birth date: "nullif" keeps walks in another order off it.
 * @param region whether one is searched
 */
export const inRegion = (region: boolean): string => (region ? `nullif(l.region, '') = ${REGION}` : '$4::text is null');
