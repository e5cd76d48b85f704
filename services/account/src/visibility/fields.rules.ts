import type { FieldChoices, MatchField, SpecialField } from '@rendezvous/contracts/account/field-choices';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';

/** Who looks at a member: how well the two know each other, or why it does not matter. */
export type ViewerKind = 'visitor' | 'member' | 'match' | 'operator';

/** yes, no, where the site's `visible_profile_fields` names the field, or where it does and the owner agreed to show it. */
type Shown = boolean | 'site' | 'agreed';
type FieldRow = Readonly<Record<ViewerKind, Shown>>;

const everybody: FieldRow = { visitor: true, member: true, match: true, operator: true };
const members: FieldRow = { visitor: false, member: true, match: true, operator: true };
const asTheSiteSays: FieldRow = { visitor: false, member: 'site', match: 'site', operator: true };
/** Specially protected data. */
const asTheOwnerAgreed: FieldRow = { visitor: false, member: 'agreed', match: 'agreed', operator: true };

/** What a card or a profile says of its member; notes and the reason follow from it, and the rest of both is between the member and the viewer. */
type MemberField =
  | Exclude<keyof MemberCard, 'id'>
  | Exclude<
      keyof MemberProfile,
      keyof MemberCard | 'view' | 'reason' | 'notes' | 'shared_interests' | 'liked' | 'liked_me' | 'matched' | 'conversation_id' | 'actions'
    >;

/**
 * Which field is shown to whom, once the visibility table lets the viewer see the member at all. Country and gender come with every visitor's
 * search: whoever is found by them has told them.
 */
export const FIELD_TABLE = {
  name: everybody,
  age: everybody,
  region: everybody,
  main_image: everybody,
  fictional: everybody,
  country: everybody,
  gender: everybody,
  /** Those beside the main one, how many there are too. */
  photos: members,
  photo_count: members,
  online: members,
  is_new: members,
  city: asTheSiteSays,
  about: asTheSiteSays,
  sexuality: asTheOwnerAgreed,
  interests: asTheOwnerAgreed,
  relationship_status: asTheSiteSays,
  hair_color: asTheSiteSays,
  eye_color: asTheSiteSays,
  body_type: asTheSiteSays,
  tattoos: asTheSiteSays,
  seeking: asTheSiteSays,
  height: asTheSiteSays,
  spoken_languages: asTheSiteSays,
  children: asTheSiteSays,
  smoking: asTheSiteSays,
  work: asTheSiteSays,
  /** A card shows the first of them. */
  prompts: asTheSiteSays,
} as const satisfies Record<MemberField, FieldRow>;

export type Field = keyof typeof FIELD_TABLE;

/** What owners decided about their fields. */
export type OwnerChoices = { readonly [K in keyof FieldChoices]: readonly string[] };

/** For what no owner decides: whether a kind of viewer is shown a field of whoever shows it, and so may search by it. */
export const mayBeShown = (field: Field, viewerKind: ViewerKind, siteFields: readonly string[]): boolean => {
  const shown = FIELD_TABLE[field][viewerKind];
  return typeof shown === 'boolean' ? shown : siteFields.includes(field);
};

/**
 * May this kind of viewer see this field of this owner?
 * @param siteFields the site's `visible_profile_fields`
 */
export const seesField = (field: Field, viewerKind: ViewerKind, siteFields: readonly string[], owner: OwnerChoices): boolean => {
  if (!mayBeShown(field, viewerKind, siteFields)) return false;
  if (FIELD_TABLE[field][viewerKind] === 'agreed' && !owner.agreed_fields.includes(field)) return false;
  return viewerKind !== 'member' || !owner.match_fields.includes(field);
};

/** What an owner may keep to matches or has to agree to: whatever is not shown to members in any case. */
type ChosenField = MatchField | SpecialField;

/**
 * The owner's part of `seesField` for a member who is no match, in SQL: lists are searched and ordered by a field of those only for whom it holds.
 * @param card alias of `account.member_cards`
 */
export const shownToMembersSql = (field: ChosenField, card: string): string => {
  const kept = `not '${field}' = any(${card}.match_fields)`;
  return FIELD_TABLE[field].member === 'agreed' ? `('${field}' = any(${card}.agreed_fields) and ${kept})` : `(${kept})`;
};
