import { type OwnerChoices, type ViewerKind, type Relation, seesField } from '@rendezvous/account';
import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { Gender, Interest } from '@rendezvous/contracts/reference';
import type { MemberProfile, ProfileActions } from '@rendezvous/contracts/search/profile';
import type { ViewingMember } from '../member-search/viewer.store.js';
import { gendersSoughtBy } from '../suitability/suitability.rules.js';

/** What a profile page shows beside the card. */
export type Details = Pick<
  MemberProfile,
  | 'about'
  | 'sexuality'
  | 'relationship_status'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'tattoos'
  | 'interests'
  | 'seeking'
  | 'height'
  | 'spoken_languages'
  | 'children'
  | 'smoking'
  | 'work'
> & {
  /** In the member's order; the page tells them in the reader's language. */
  readonly prompts: readonly AnsweredPrompt[];
};

const EMPTY: Details = {
  about: null,
  sexuality: null,
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
  interests: [],
  seeking: null,
  height: null,
  spoken_languages: [],
  children: null,
  smoking: null,
  work: null,
  prompts: [],
};

/** What this kind of viewer sees of it: a field that is not shown to them does not leave the server. */
export const shownDetails = (details: Details, viewerKind: ViewerKind, siteFields: readonly string[], owner: OwnerChoices): Details =>
  Object.fromEntries(
    Object.entries(EMPTY).map(([name, nothing]) => {
      const field = name as keyof Details;
      return [field, seesField(field, viewerKind, siteFields, owner) ? details[field] : nothing];
    }),
  ) as unknown as Details;

/** Interests that both have, and those that only the member has; each in the member's order. */
export const splitInterests = (
  theirs: readonly Interest[],
  own: readonly Interest[],
): { readonly shared_interests: Interest[]; readonly interests: Interest[] } => ({
  shared_interests: theirs.filter((interest) => own.includes(interest)),
  interests: theirs.filter((interest) => !own.includes(interest)),
});

/** What the viewer may do on the page. */
export const actionsOf = (
  relation: Pick<Relation, 'mayLike' | 'mayWrite'>,
  who: { readonly visitor: boolean; readonly own: boolean },
): ProfileActions => ({ like: relation.mayLike, message: relation.mayWrite, block: !who.visitor && !who.own });

/** The genders of members that are like one: the same where the viewer looks for it, else those that the viewer looks for. */
export const similarGenders = (gender: Gender, viewer: Pick<ViewingMember, 'gender' | 'sexuality'> | null): readonly Gender[] => {
  if (viewer === null) return [gender];
  const sought = gendersSoughtBy(viewer);
  return sought.includes(gender) ? [gender] : sought;
};
