const GROUP = 4;
const SIGN = /[0-9A-Z]/;

/** Invoices write it before the number; no country is called so. */
const WORD = 'IBAN';

const signsOf = (text: string): string => [...text.toUpperCase()].filter((sign) => SIGN.test(sign)).join('');

/** What is typed as an IBAN, without that word, in groups of four, with the caret behind the same sign as before. */
export const typedIban = (text: string, caret: number): { readonly text: string; readonly caret: number } => {
  const signs = signsOf(text);
  const word = signs.startsWith(WORD) ? WORD.length : 0;
  const before = Math.max(0, signsOf(text.slice(0, caret)).length - word);
  return {
    text: signs.slice(word).replaceAll(/.{4}(?=.)/g, '$& '),
    caret: before + Math.max(0, Math.ceil(before / GROUP) - 1),
  };
};
