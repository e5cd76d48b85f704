import { visibleSql } from '@rendezvous/account';
import { LISTED_FACTS } from '../search-index/listed-facts.rules.js';
import { REAL_BIT } from '../search-index/trait-bits.rules.js';

/** Listed for the viewer. SQL over the row `l` of the index; $1 is the viewer. */
export const LISTED = visibleSql({
  viewer: '$1',
  member: 'l',
  surface: 'listed',
  known: LISTED_FACTS,
});

/**
 * Listed for the viewer, neither liked nor passed by them, and nobody who is made up: whom the swipe game and the five of the day may offer.
 * SQL over the row `l` of the index; $1 is the viewer.
 */
export const UNDECIDED = `
  ${LISTED}
  and not exists (select from search.passes p where p.member_id = $1::integer and p.passed_id = l.member_id)
  and not exists (select from chat.relations r where r.viewer_id = $1::integer and r.member_id = l.member_id and r.liked)
  and (l.traits & ${REAL_BIT}) <> 0`;
