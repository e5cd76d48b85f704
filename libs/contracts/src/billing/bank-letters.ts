/**
 * What has no accent that could be taken off, in small letters: special Latin ones, Greek and Cyrillic, as the European Payments Council writes them in
 * Latin letters (EPC217-08).
 */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ы: 'y',
  ь: 'y',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const OTHER = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

const latin = (letter: string): string => LETTERS[letter] ?? LETTERS[letter.toLowerCase()]?.toUpperCase() ?? letter;

/** A text in the signs that every SEPA bank takes; a dot stands for each that cannot be written in them. */
export const bankLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/./gu, latin).replaceAll(/\s+/gu, ' ').replaceAll(OTHER, '.');

/** What turns a line around, or is not seen at all: a bank reads something other than who typed it. */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** True when a bank can read a text: nothing of it is hidden, and a letter or digit is left of it. */
export const isReadByBanks = (text: string): boolean => !HIDDEN.test(text) && /[A-Za-z0-9]/.test(bankLetters(text));
