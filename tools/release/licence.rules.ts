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

/** Whether a licence, as package.json writes it, lets us ship the code: of alternatives one is enough, of "and" every one counts. */
export const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/\sOR\s/)
    .some((alternative) => alternative.split(/\sAND\s/).every((name) => PERMISSIVE.has(name.trim())));
