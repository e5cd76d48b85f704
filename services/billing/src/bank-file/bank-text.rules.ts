/** What has no accent that could be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const OTHER = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/**
 * A text in the letters that every SEPA bank takes, no longer than there is room; what is written in other letters altogether becomes dots, since a bank
 * refuses an empty name. A slash stands neither at its beginning or end, nor twice.
 */
export const bankText = (text: string, max: number): string => {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/./gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(OTHER, '.')
    .replaceAll(/\/{2,}/g, '/')
    .slice(0, max)
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
  return plain === '' ? '.' : plain;
};

/** Cents as banks write an amount. */
export const bankAmount = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
