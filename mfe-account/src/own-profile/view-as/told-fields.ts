import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { MATCH_FIELDS, type MatchField } from '@rendezvous/contracts/account/field-choices';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';

/** A service of an earlier release leaves out what it does not know. */
const isTold = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Interests that both have are told apart on a page, and are told all the same. */
const seenOf = (page: MemberProfile, field: MatchField): unknown =>
  field === 'interests' ? [...page.interests, ...page.shared_interests] : page[field];

/** Of what a member tells: what somebody reads of it, and what not. */
export const toldFields = (own: EditableProfile, page: MemberProfile): { readonly reads: MatchField[]; readonly hidden: MatchField[] } => {
  const told = MATCH_FIELDS.filter((field) => isTold(own[field]));
  return { reads: told.filter((field) => isTold(seenOf(page, field))), hidden: told.filter((field) => !isTold(seenOf(page, field))) };
};
