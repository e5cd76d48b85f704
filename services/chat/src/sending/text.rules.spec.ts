import { storedText, textFault } from './text.rules.js';

test('white space around a text goes, within it stays', () => {
  expect(storedText('\n  Two  words\n\nand more \t')).toBe('Two  words\n\nand more');
});

test.each([
  ['', 'empty'],
  ['\u200b\u200d', 'empty'],
  ['\u2800\u3164\ufe0f\u200f\u{e0041}', 'empty'],
  ['a\u0000', 'null-byte'],
  ['xxxx', 'too-long'],
  ['🎈🎈🎈🎈', 'too-long'],
])('%j is refused as %s', (text, fault) => {
  expect(textFault(text, 3)).toBe(fault);
});

test.each(['x', '🎈🎈🎈', '\u202eab', '<b>'])('%j is accepted', (text) => {
  expect(textFault(text, 3)).toBeNull();
});
