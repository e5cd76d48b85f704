import type { MemberCard } from '@rendezvous/contracts/member';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';

/** Who looks at a member: how well the two know each other, or why it does not matter. */
export type ViewerKind = 'visitor' | 'member' | 'match' | 'operator';

/** yes, no, or where the site's `visible_profile_fields` names the field. */
type Shown = boolean | 'site';
type FieldRow = Readonly<Record<ViewerKind, Shown>>;

const everybody: FieldRow = { visitor: true, member: true, match: true, operator: true };
const members: FieldRow = { visitor: false, member: true, match: true, operator: true };
const asTheSiteSays: FieldRow = { visitor: false, member: 'site', match: 'site', operator: true };

/** What a card or a profile says of its member; the rest of both is between the member and the viewer. */
type MemberField =
  | Exclude<keyof MemberCard, 'id'>
  | Exclude<
      keyof MemberProfile,
      keyof MemberCard | 'view' | 'shared_interests' | 'liked' | 'liked_me' | 'matched' | 'conversation_id' | 'actions'
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
  sexuality: asTheSiteSays,
  interests: asTheSiteSays,
  relationship_status: asTheSiteSays,
  hair_color: asTheSiteSays,
  eye_color: asTheSiteSays,
  body_type: asTheSiteSays,
  tattoos: asTheSiteSays,
} as const satisfies Record<MemberField, FieldRow>;

export type Field = keyof typeof FIELD_TABLE;

/** May this kind of viewer see this field? @param siteFields the site's `visible_profile_fields` */
export const seesField = (field: Field, viewerKind: ViewerKind, siteFields: readonly string[]): boolean => {
  const shown = FIELD_TABLE[field][viewerKind];
  return shown === 'site' ? siteFields.includes(field) : shown;
};
