import { randomInt } from 'node:crypto';
import { NAME_MAX } from '@rendezvous/contracts/account/profile';
import unhomoglyph from 'unhomoglyph';
import { isContact } from './contact-names.rules.js';
import { RESERVED_NAMES } from './reserved-names.data.js';

/** Why a name cannot be taken, whoever has it; the suffix of a field's message. */
export type NameFault = 'letters' | 'contact' | 'reserved' | 'mixed-alphabets';

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

/** Letters in black circles, black squares and flags: the first of each, which Unicode takes apart as it does no others of their kind. */
const ENCLOSED_FROM = [0x1f150, 0x1f170, 0x1f1e6];
const ALPHABET_LENGTH = 26;
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

const unenclosed = (name: string): string =>
  name.normalize('NFKC').replaceAll(ENCLOSED, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const from = ENCLOSED_FROM.find((first) => code >= first && code < first + ALPHABET_LENGTH) ?? code;
    return String.fromCodePoint(0x61 + code - from);
  });

/** Digits and signs that are read as a letter, beside those that look like one anyway. */
const READ_AS: Readonly<Record<string, string>> = { '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't', '8': 'b' };

const spelledOut = (name: string): string => name.replaceAll(/[34578@$]/g, (sign) => READ_AS[sign] ?? sign);

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

/** As it is and in small letters, since some letters look like others in one case only; and with digits for letters, or behind the name. */
const isReserved = (name: string, siteName: string): boolean => {
  const plain = unenclosed(name);
  const ways = [plain, plain.toLowerCase()].flatMap((way) => [wordsOf(way), wordsOf(spelledOut(way))]);
  return [...RESERVED, lettersOf(siteName.toLowerCase())].some(
    (reserved) => reserved !== '' && ways.some((words) => poses(words, reserved)),
  );
};

const LETTERS_LEAST = 2;
/** Signs of vowels that stand beside their letter count as well. */
const LETTER = /[\p{L}\p{Mc}]/gu;

const hasLetters = (name: string): boolean => (unenclosed(name).match(LETTER) ?? []).length >= LETTERS_LEAST;

/** @param siteName nobody is called like the site */
export const nameFault = (name: string, siteName: string): NameFault | null => {
  if (!hasLetters(name)) return 'letters';
  if (isContact(name)) return 'contact';
  if (isReserved(name, siteName)) return 'reserved';
  return mixesAlphabets(name) ? 'mixed-alphabets' : null;
};

/** Names that are tried for somebody whose own was taken while the mail lay in the mailbox. */
const NAMES_TRIED = 20;

/** What a member may be called who wanted this name, best first: the name itself, then with a number behind it. */
export const namesFor = (wanted: string): string[] => [
  wanted,
  ...Array.from({ length: NAMES_TRIED }, () => `${[...wanted].slice(0, NAME_MAX - 5).join('')} ${randomInt(10, 10_000)}`),
];
