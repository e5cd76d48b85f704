import type { MemberCard } from '@rendezvous/contracts/member';
import { PROFILE_NOTES, type ProfileNote } from '@rendezvous/contracts/search/profile-notes';

/** One photo is what a profile has; more are worth telling. */
const SEVERAL = 2;

type Told = Pick<MemberCard, 'is_new' | 'photo_count'>;

const NOTES: { readonly [K in (typeof PROFILE_NOTES)[number]]: (card: Told) => ProfileNote | null } = {
  new: ({ is_new: isNew }) => (isNew ? { kind: 'new' } : null),
  photos: ({ photo_count: count }) => (count >= SEVERAL ? { kind: 'photos', count } : null),
};

/**
 * The notes of a profile that the site shows and that hold.
 * @param card as this viewer gets it: what the table of fields keeps from them is no note either
 */
export const notesOf = (card: Told, siteNotes: readonly string[]): ProfileNote[] =>
  PROFILE_NOTES.filter((note) => siteNotes.includes(note)).flatMap((note) => NOTES[note](card) ?? []);
