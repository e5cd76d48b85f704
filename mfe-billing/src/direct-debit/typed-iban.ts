const GROUP = 4;
const SIGN = /[0-9A-Z]/;

const signsOf = (text: string): string => [...text.toUpperCase()].filter((sign) => SIGN.test(sign)).join('');

/** What is typed as an IBAN, in groups of four, with the caret behind the same sign as before. */
export const typedIban = (text: string, caret: number): { readonly text: string; readonly caret: number } => {
  const before = signsOf(text.slice(0, caret)).length;
  return {
    text: signsOf(text).replaceAll(/.{4}(?=.)/g, '$& '),
    caret: before + Math.max(0, Math.ceil(before / GROUP) - 1),
  };
};
