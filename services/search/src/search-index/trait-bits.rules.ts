import { TRAIT_NAMES, TRAIT_VALUES, type TraitName } from '@rendezvous/contracts/reference';

/** What a member is or tells, one bit each in `search.listing.traits`. A value that is added stands last: bits that are there keep their meaning. */
export const TRAIT_BITS: readonly string[] = [
  'real',
  'photo',
  ...TRAIT_NAMES.flatMap((name) => TRAIT_VALUES[name].map((value) => `${name}:${value}`)),
];

const bitOf = (trait: string): number => 1 << TRAIT_BITS.indexOf(trait);

/** No fictional profile. */
export const REAL_BIT = bitOf('real');
/** Shows a photo. */
export const PHOTO_BIT = bitOf('photo');

/** The bits of some values of a trait: whoever tells one of them has one of these. */
export const traitBits = <Name extends TraitName>(name: Name, values: readonly (typeof TRAIT_VALUES)[Name][number][]): number =>
  values.reduce((bits, value) => bits | bitOf(`${name}:${value}`), 0);
