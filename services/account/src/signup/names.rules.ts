import unhomoglyph from 'unhomoglyph';
import { RESERVED_NAMES } from './reserved-names.data.js';

/** Why a name cannot be taken, whoever has it; the suffix of a field's message. */
export type NameFault = 'reserved' | 'mixed-alphabets';

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What a name looks like, after the skeleton of Unicode Technical Standard 39: two names with one skeleton are taken for each other. Accents
 * count, case does not. Not for reading.
 */
export const skeletonOf = (name: string): string =>
  unhomoglyph(name.normalize('NFKC').normalize('NFD').replaceAll(UNSEEN, '')).normalize('NFD').toLowerCase();

/** Beside these, letters of Japanese, Chinese and Korean may stand: none of them is taken for one of these. */
const ALPHABETS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Coptic',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

const mixesAlphabets = (name: string): boolean => ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1;

/** Words of a name by their letters as they look; l, I and 1 are one letter here. */
const wordsOf = (name: string): string[] => skeletonOf(name).replaceAll(/\p{M}/gu, '').replaceAll('l', 'i').split(/\P{L}/u);

const lettersOf = (name: string): string => wordsOf(name).join('');

/** From this length on a reserved word is found inside of others too: no name happens to contain it. */
const LONG = 7;

const RESERVED = Object.values(RESERVED_NAMES).flat().map(lettersOf);

const poses = (words: readonly string[], reserved: string): boolean => {
  const letters = words.join('');
  return letters === reserved || words.includes(reserved) || (reserved.length >= LONG && letters.includes(reserved));
};

/** As it is and in small letters: some letters look like others in one case only. */
const isReserved = (name: string, siteName: string): boolean => {
  const ways = [wordsOf(name), wordsOf(name.toLowerCase())];
  return [...RESERVED, lettersOf(siteName.toLowerCase())].some(
    (reserved) => reserved !== '' && ways.some((words) => poses(words, reserved)),
  );
};

/** @param siteName nobody is called like the site */
export const nameFault = (name: string, siteName: string): NameFault | null => {
  if (isReserved(name, siteName)) return 'reserved';
  return mixesAlphabets(name) ? 'mixed-alphabets' : null;
};
