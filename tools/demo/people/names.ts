import type { Gender } from '@rendezvous/contracts/reference';
import { hashOf } from '@rendezvous/portraits/random';
import { FIRST_NAMES, type Origin } from './names.data.js';

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

const LISTS = Object.fromEntries(
  Object.entries(FIRST_NAMES).map(([origin, [women, men]]) => [origin, { female: split(women), male: split(men) }]),
) as Record<Origin, Record<Gender, readonly string[]>>;

const namesOf = (origin: Origin, gender: Gender): readonly string[] => LISTS[origin][gender];

/** Larger than every list, so that stepping by it (a prime) visits each name once. */
const STEP = 251;
const LETTERS = 'MRBLSDCPTGVFHNKJWAEOZYIUQX';

/** What tells bearers of one name apart: nothing, then an initial, then two, then a number. Never the same for two rounds. */
const suffixOf = (round: number, shift: number): string => {
  if (round === 0) return '';
  const letter = (index: number): string => LETTERS[(index + shift) % 26] as string;
  if (round <= 26) return ` ${letter(round - 1)}.`;
  const pair = round - 27;
  return pair < 676 ? ` ${letter(Math.floor(pair / 26))}. ${letter(pair)}.` : ` ${round}`;
};

/**
 * A name that no other index has: the index walks through the list of the origin and gender, and each further round through it adds another
 * initial. (The lists share no name.)
 */
export const nameOf = (index: number, origin: Origin, gender: Gender): string => {
  const list = namesOf(origin, gender);
  const place = (index * STEP) % list.length;
  return `${list[place] as string}${suffixOf(Math.floor(index / list.length), hashOf(origin, gender, place))}`;
};
