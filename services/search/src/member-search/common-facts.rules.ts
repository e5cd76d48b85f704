import { type Field, isNew, type MemberCardRow } from '@rendezvous/account';
import { ageAt } from '@rendezvous/contracts/kernel';
import type { MemberCard } from '@rendezvous/contracts/member';
import { bandOf, kmBetween } from '../search-index/cells.rules.js';
import { interestBits, sharedInterests } from '../search-index/interest-bits.rules.js';
import type { CommonFacts } from './reason.rules.js';
import type { ViewingMember } from './viewer.store.js';

/** A member as a list or a page shows them, and what of them is compared. */
interface Compared {
  readonly row: Pick<MemberCardRow, 'card_country' | 'card_region'>;
  readonly card: MemberCard;
  /** One bit each; null: not to be compared. */
  readonly interests: number | null;
  /** Of the grid, or `NOWHERE`. */
  readonly cell: number;
}

/**
 * What both have in common, of the fields alone that the viewer sees. The card says nothing else already. null: with somebody who was made up nobody
 * has anything in common.
 */
export const commonFacts = (
  { row, card, interests, cell }: Compared,
  viewer: ViewingMember,
  sees: (field: Field) => boolean,
  now: Date,
): CommonFacts | null =>
  card.fictional
    ? null
    : {
        interests: interests !== null && sees('interests') ? sharedInterests(interests, interestBits(viewer.interests)) : null,
        km: sees('city') ? bandOf(kmBetween(viewer.cell, cell)) : null,
        sameRegion: sees('region') && viewer.region !== null && viewer.country === row.card_country && viewer.region === row.card_region,
        isNew: card.is_new,
        viewerIsNew: isNew(viewer.joinedAt, now),
        yearsApart: sees('age') ? Math.abs(ageAt(viewer.birthDate, now) - card.age) : null,
      };
