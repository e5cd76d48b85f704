import { TRAIT_NAMES, TRAIT_VALUES, type TraitName } from '@rendezvous/contracts/reference';

/** That nothing is told of a trait has a bit, too: so each member has exactly one bit of each. */
export const untold = (name: TraitName): string => `${name}:`;

/** What a member is or tells, one bit each in `search.listing.traits`. A value that is added stands last: bits that are there keep their meaning. */
export const TRAIT_BITS: readonly string[] = [
  'real',
  'photo',
  ...TRAIT_NAMES.flatMap((name) => TRAIT_VALUES[name].map((value) => `${name}:${value}`)),
  ...TRAIT_NAMES.map(untold),
];

const bitOf = (trait: string): number => 1 << TRAIT_BITS.indexOf(trait);

/** No fictional profile. */
export const REAL_BIT = bitOf('real');
/** Shows a photo. */
export const PHOTO_BIT = bitOf('photo');

/** The bits of some values of a trait: whoever tells one of them has one of these. */
export const traitBits = <Name extends TraitName>(name: Name, values: readonly (typeof TRAIT_VALUES)[Name][number][]): number =>
  values.reduce((bits, value) => bits | bitOf(`${name}:${value}`), 0);

const singleBits = (bits: number): readonly number[] =>
  Array.from({ length: 31 }, (_, bit) => 1 << bit).filter((bit) => (bits & bit) !== 0);

/** The bit of who tells nothing of a trait. */
export const untoldBit = (name: TraitName): number => bitOf(untold(name));

/** All bits of each trait. */
const BITS_OF_TRAITS = TRAIT_NAMES.map((name) =>
  TRAIT_VALUES[name].reduce((bits, value) => bits | bitOf(`${name}:${value}`), untoldBit(name)),
);

/** The bits that nobody has who has one of these: the other values of their trait, and that nothing is told of it. */
export const otherBits = (bits: number): number => (BITS_OF_TRAITS.find((all) => (all & bits) !== 0) ?? 0) & ~bits;

/** Everything that a member may be and tell: one bit of each trait, real or not, with photo or without. */
const COMBINATIONS = BITS_OF_TRAITS.reduce(
  (combined, all) => combined.flatMap((bits) => singleBits(all).map((one) => bits | one)),
  [0, REAL_BIT, PHOTO_BIT, REAL_BIT | PHOTO_BIT],
);

/** Beyond such a part of all, most entries would be read anyway. */
const FEW_COMBINATIONS = COMBINATIONS.length / 3;

/** All values of `traits` that have these alone of the bits that are looked at; null when they are many. */
export const combinations = (looked: number, bits: number): readonly number[] | null => {
  const found = COMBINATIONS.filter((one) => (one & looked) === bits);
  return found.length > FEW_COMBINATIONS ? null : found;
};
