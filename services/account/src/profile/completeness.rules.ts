import type { Completeness, MissingPart } from '@rendezvous/contracts/account/completeness';
import { codePoints } from '@rendezvous/contracts/kernel';

/** What is known of a profile. */
export interface ProfileFacts {
  readonly photos: number;
  readonly photo_limit: number;
  readonly about: string | null;
  readonly interests: readonly string[];
  readonly city: string | null;
  readonly prompts: readonly unknown[];
  readonly details: readonly unknown[];
}

const ABOUT_LONG_ENOUGH = 60;
const INTERESTS_ENOUGH = 3;
const PHOTOS_ENOUGH = 3;
const PROMPTS_ENOUGH = 1;
const DETAILS_ENOUGH = 3;

interface Part {
  readonly part: MissingPart;
  /** In per cent of the whole. */
  readonly share: number;
  readonly isThere: (facts: ProfileFacts) => boolean;
}

/** What helps others to answer, the most helpful first. No part asks for anything intimate. */
const PARTS: readonly Part[] = [
  { part: 'photo', share: 30, isThere: ({ photos }) => photos > 0 },
  { part: 'about', share: 25, isThere: ({ about }) => codePoints((about ?? '').trim()) >= ABOUT_LONG_ENOUGH },
  { part: 'interests', share: 10, isThere: ({ interests }) => interests.length >= INTERESTS_ENOUGH },
  { part: 'city', share: 10, isThere: ({ city }) => city !== null },
  { part: 'photos', share: 10, isThere: ({ photos, photo_limit: limit }) => photos >= Math.min(PHOTOS_ENOUGH, limit) },
  { part: 'prompts', share: 10, isThere: ({ prompts }) => prompts.length >= PROMPTS_ENOUGH },
  { part: 'details', share: 5, isThere: ({ details }) => details.filter((one) => one !== null).length >= DETAILS_ENOUGH },
];

/** How much of a profile is there, and what is not. */
export const completenessOf = (facts: ProfileFacts): Completeness => {
  const missing = PARTS.filter(({ isThere }) => !isThere(facts));
  return { percent: missing.reduce((left, { share }) => left - share, 100), missing: missing.map(({ part }) => part) };
};
