/** Licences whose code may go to browsers without more than their notice. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);

/** What an expression is made of: brackets, words, and a licence together with its exception, which is another licence. */
const TOKEN = /[()]|[^\s()]+(?: WITH [^\s()]+)?/g;
const NO_NAME = new Set([')', 'AND', 'OR']);

/** Takes what it reads from the tokens; null where they cannot be read. */
type Read = (tokens: string[]) => boolean | null;

/** What is read of each part that the word joins. */
const partsOf = (tokens: string[], word: string, read: Read): (boolean | null)[] => {
  const parts = [read(tokens)];
  while (tokens[0] === word) {
    tokens.shift();
    parts.push(read(tokens));
  }
  return parts;
};

const alternatives: Read = (tokens) => {
  const parts = partsOf(tokens, 'OR', together);
  return parts.includes(null) ? null : parts.includes(true);
};

const together: Read = (tokens) => {
  const parts = partsOf(tokens, 'AND', one);
  return parts.includes(null) ? null : !parts.includes(false);
};

const one: Read = (tokens) => {
  const token = tokens.shift();
  if (token === '(') {
    const inside = alternatives(tokens);
    return tokens.shift() === ')' ? inside : null;
  }
  return token === undefined || NO_NAME.has(token) ? null : PERMISSIVE.has(token);
};

/**
 * Whether a licence, as package.json writes it (an SPDX expression), lets us ship the code: of alternatives one is enough, of "and" every one
 * counts. What cannot be read does not.
 */
export const isPermissive = (licence: string): boolean => {
  const tokens = [...licence.matchAll(TOKEN)].map(([token]) => token);
  return alternatives(tokens) === true && tokens.length === 0;
};
