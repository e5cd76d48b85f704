import { ageAt, days, minutes } from '@rendezvous/contracts/kernel';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { CountryCode, Gender, Sexuality } from '@rendezvous/contracts/reference';
import type { MainImage } from '@rendezvous/contracts/session';
import type { MemberStatus } from '../members/member.entity.js';
import { type Field, type OwnerChoices, type ViewerKind, seesField } from '../visibility/fields.rules.js';

/** How long somebody counts as online after their last activity, if they leave a tab open. */
export const ONLINE_MS = minutes(5);
/** How long somebody counts as new. */
const NEW_MS = days(7);

/** A row of `account.member_cards`, under the names that `MEMBER_CARD_COLUMNS` gives its columns. */
export interface MemberCardRow {
  readonly card_member_id: number;
  readonly card_name: string;
  readonly card_birth_date: string;
  readonly card_gender: Gender;
  readonly card_sexuality: Sexuality;
  readonly card_country: CountryCode;
  readonly card_region: string | null;
  readonly card_city: string | null;
  readonly card_fictional: boolean;
  readonly card_premium: boolean;
  readonly card_status: MemberStatus;
  readonly card_listed: boolean;
  readonly card_invisible: boolean;
  readonly card_privacy: boolean;
  readonly card_last_active_at: Date;
  readonly card_left_at: Date | null;
  readonly card_joined_at: Date;
  readonly card_main_photo_key: string | null;
  readonly card_main_photo_placeholder: string | null;
  readonly card_photo_count: number;
  readonly card_agreed_fields: readonly string[];
  readonly card_match_fields: readonly string[];
}

/** How a viewer sees a member whom the visibility table shows to them: one of its verdicts, or what a list asked of it in SQL. */
export interface CardView {
  readonly viewerKind: ViewerKind;
  /** false: never seen online. */
  readonly presence: boolean;
}

/**
 * The view of a member in a list that asked for its surface (`visibleSql`): what then still hides presence is the member's own state, which
 * the row tells.
 */
export const viewInList = (viewerId: number | null, matched = false): CardView => {
  if (viewerId === null) return { viewerKind: 'visitor', presence: false };
  return { viewerKind: matched ? 'match' : 'member', presence: true };
};

interface CardContext {
  readonly now: Date;
  /** The site's `visible_profile_fields`. */
  readonly siteFields: readonly string[];
  readonly regionName: (country: CountryCode, code: string) => string | null;
  readonly mainImage: (key: string, placeholder: string | null) => MainImage;
}

type Activity = Pick<MemberCardRow, 'card_invisible' | 'card_listed' | 'card_last_active_at' | 'card_left_at'>;

/** True while somebody counts as online; never for the invisible and the disabled, and not from leaving on. */
const isOnline = ({ card_listed, card_invisible, card_last_active_at, card_left_at }: Activity, now: Date): boolean =>
  card_listed &&
  !card_invisible &&
  now.getTime() - card_last_active_at.getTime() < ONLINE_MS &&
  (card_left_at === null || card_left_at <= card_last_active_at);

/** What the owner of a row decided about their fields. */
export const choicesOf = (row: Pick<MemberCardRow, 'card_agreed_fields' | 'card_match_fields'>): OwnerChoices => ({
  agreed_fields: row.card_agreed_fields,
  match_fields: row.card_match_fields,
});

/** Does somebody who joined then count as new? */
export const isNew = (joinedAt: Date, now: Date): boolean => now.getTime() - joinedAt.getTime() < NEW_MS;

/** A row as this viewer sees it; of fields that are not theirs to see the card says what it says of somebody who tells nothing. */
export const cardOf = (row: MemberCardRow, view: CardView, { now, siteFields, regionName, mainImage }: CardContext): MemberCard => {
  const owner = choicesOf(row);
  const sees = (field: Field): boolean => seesField(field, view.viewerKind, siteFields, owner);
  const image = row.card_main_photo_key === null ? null : mainImage(row.card_main_photo_key, row.card_main_photo_placeholder);
  return {
    id: row.card_member_id,
    name: row.card_name,
    age: ageAt(row.card_birth_date, now),
    gender: row.card_gender,
    country: row.card_country,
    region: row.card_region === null ? null : regionName(row.card_country, row.card_region),
    city: sees('city') ? row.card_city : null,
    main_image: image,
    photo_count: sees('photo_count') ? row.card_photo_count : image === null ? 0 : 1,
    fictional: row.card_fictional,
    online: sees('online') && view.presence && isOnline(row, now),
    is_new: sees('is_new') && isNew(row.card_joined_at, now),
  };
};
