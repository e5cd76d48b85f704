import { isPolyglot, pictureKind } from './picture-kind.rules.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\xff\xd8\xff\xe0 and so on'],
  ['png', '\x89PNG\r\n\x1a\n and so on'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['avif', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00'],
  ['avif', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00avis'],
] as const)('%s is known by its first bytes', (kind, text) => {
  expect(pictureKind(bytes(text))).toBe(kind);
});

test.each([
  ['nothing', ''],
  ['two bytes of a JPEG', '\xff\xd8'],
  ['something that begins almost like a JPEG', '\xff\xd8\xfe'],
  ['something whose second byte is wrong', '\xff\xd9\xff'],
  ['something whose first byte is wrong', '\xfe\xd8\xff'],
  ['a PNG that lost its line ends on the way', '\x89PNG\n\x1a\n    '],
  ['a sound', 'RIFF\x10\x00\x00\x00WAVEfmt '],
  ['WEBP without its beginning', 'XXXX\x10\x00\x00\x00WEBPVP8 '],
  ['a film', '\x00\x00\x00\x20ftypisom\x00\x00\x00\x00mp42'],
  ['avif that is named too late', `\x00\x00\x00\x20ftypmif1${' '.repeat(20)}avif`],
  ['avif without its box', '\x00\x00\x00\x20XXXXavif'],
  ['GIF', 'GIF89a'],
  ['SVG', '<svg xmlns='],
])('%s is no picture of ours', (_, text) => {
  expect(pictureKind(bytes(text))).toBeNull();
});

test('a picture that is a page or a program as well is known by either, wherever it stands', () => {
  for (const inside of ['<script>', '<SCRIPT src=', '<html ', '<svg\n', '<!DOCTYPE html>', '<?php\t', '<script\t'])
    expect(isPolyglot(bytes(`\xff\xd8\xff${inside}\xff\xd9`))).toBe(true);
  for (const inside of ['', 'script', '<scripted', '<p>', '< script>'])
    expect(isPolyglot(bytes(`\xff\xd8\xff${inside}\xff\xd9`))).toBe(false);
});

test('only the bytes of the picture are looked at, not what lies around them in memory', () => {
  const around = Buffer.from('<script>\xff\xd8\xff<html>', 'latin1');
  expect(isPolyglot(around.subarray(8, 11))).toBe(false);
});
