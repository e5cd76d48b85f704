import * as fc from 'fast-check';
import { ownPath } from './own-path.js';

test.each([
  '/',
  '/members',
  '/credits/25?x=1&y=%2Fa%09',
  '/signup?next=%2F%2Felsewhere',
  '/members/42#photos',
  '/a.b/c-d_e~f',
  '/caf%C3%A9',
])('an address of this site is one: %s', (address) => expect(ownPath(address)).toBe(address));

test.each([
  null,
  undefined,
  '',
  'members',
  '?x',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/%09/elsewhere.example',
  '/%0a/elsewhere.example',
  '/%2F/elsewhere.example',
  '/%5celsewhere.example',
  '/%252f/elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' //elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/./members',
  '/members/../operator',
  '/a//b',
  '/ space',
  '/\u0000',
  '/\ud800',
  '/é',
])('anything else is none: %j', (address) => expect(ownPath(address)).toBeNull());

test('an address of more than 2,000 characters is none', () => {
  expect(ownPath(`/${'x'.repeat(1999)}`)).not.toBeNull();
  for (const long of [`/${'x'.repeat(2000)}`, `/members?x=${'y'.repeat(20_000)}`]) expect(ownPath(long)).toBeNull();
});

/** Made of the pieces that such addresses are made of. */
const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2f',
  '%5C',
  '%09',
  '%0A',
  '%2e',
  '%25',
  '%00',
  '\t',
  '\n',
  '\r',
  ' ',
  '?',
  '#',
  '@',
  ':',
  ';',
  'http:',
  'javascript:',
  'elsewhere.example',
  'members',
  'a',
  '\u2028',
  '\ufeff',
  '／',
  '。',
  'é',
);
const addresses = fc.oneof(
  fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.string().map((text) => `/${text}`),
  fc.webPath().map((path) => path || '/'),
);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

test('whatever is let through stays on this site, also after its path was decoded twice', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const own = ownPath(address);
      if (own === null) return;
      expect(own).toBe(address);
      for (const page of ['https://love.example/login?next=x', 'http://localhost:3000/a/b/c']) {
        const { origin } = new URL(page);
        const path = own.split(/[?#]/)[0]!;
        for (const form of [own, path, decoded(path), decoded(decoded(path))]) {
          expect(new URL(form, page).origin).toBe(origin);
          expect(new URL(form, page).pathname.startsWith('//')).toBe(false);
        }
        expect(new URL(own, page).href).toBe(origin + own);
      }
    }),
    { numRuns: 2000, seed: 8 },
  );
});

test('every ordinary path is let through', () => {
  const segment = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_~'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), fc.dictionary(segment, fc.string({ unit: 'grapheme-ascii' })), (path, query) => {
      const search = new URLSearchParams(query).toString();
      const address = `/${path.join('/')}${search && `?${search}`}`;
      expect(ownPath(address)).toBe(address);
    }),
    { seed: 8 },
  );
});
