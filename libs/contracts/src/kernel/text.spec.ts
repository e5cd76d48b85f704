import { codePoints, isBlank, withoutUnseen } from './text.js';

test.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00a0\u3000'],
  ['zero width space, joiners and byte order mark', '\u200b\u200c\u200d\ufeff\u2060'],
  ['direction marks and overrides', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
  ['soft hyphen and grapheme joiner', '\u00ad\u034f'],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
  ['an empty Braille cell', '\u2800'],
  ['variation selectors', '\ufe0f\ufe0e\u{e0100}'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['control characters', '\u0001\u001b\u0085'],
  ['musical marks without a note', '\u{1d173}'],
])('%s can not be seen', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}a${text}`)).toBe(false);
});

test.each(['a', '.', '💛', '❤\ufe0f', '👩\u200d💻', '한', '\u0301', '⠿', '\u0600'])('%j can', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['part\u202Ener', 'partner'],
  ['\u2066a\u2069 b\u200F', 'a b'],
  ['p\u200Ba\u200Dr\u2060t\u00ADn\uFEFFe\u200Cr', 'partner'],
  ['a\uFE0Fb\u{E0041}c\u2800', 'abc'],
  ['a\u0000b\nc', 'abc'],
])('of %j is left what can be seen', (text, seen) => {
  expect(withoutUnseen(text)).toBe(seen);
});

test.each(['a b', '\u0600', '❤\uFE0F', '👩\u200D💻', '👩🏽\u200D❤\uFE0F\u200D👩🏻', 'é漢字', 'e\u0301te\u0301'])(
  '%j is left as it is',
  (text) => {
    expect(withoutUnseen(text)).toBe(text);
  },
);

test('a long text of it is judged at once', () => {
  const began = performance.now();
  expect(isBlank(`${'\u200b '.repeat(50_000)}a`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(200);
});

test('a character outside the first plane counts once', () => {
  expect(codePoints('a💛')).toBe(2);
});
