import { keyOf, privatePath, publicPath, readPath, signedUntil, storageKey, VARIANTS } from './photo-urls.rules.js';

const KEY = '0123456789abcdef0123456789abcdef';

test('a photo is kept in three widths and blurred', () => {
  expect(VARIANTS).toEqual([160, 480, 1280, 'blur']);
});

test('a photo is stored below the first letters of its name, and is known by the name in the storage again', () => {
  expect(storageKey(KEY, 480)).toBe(`photos/01/${KEY}/480.webp`);
  for (const variant of VARIANTS) expect(keyOf(storageKey(KEY, variant))).toBe(KEY);
});

test.each([
  'photos',
  `photos/${KEY}/480.webp`,
  `photos/01/02/${KEY}/480.webp`,
  `photos//${KEY}/480.webp`,
  `photos/01/${KEY}/.webp`,
  `photos/01/${KEY}/480.webp.part`,
  `photos/01/${KEY}/480_webp`,
  `old/photos/01/${KEY}/480.webp`,
  `drafts/01/${KEY}/480.webp`,
])('%s in the storage is no photo', (name) => {
  expect(keyOf(name)).toBeNull();
});

test('every address leads back to what it was made of', () => {
  for (const width of [160, 480, 1280] as const)
    expect(readPath(publicPath(KEY, width))).toEqual({ kind: 'public', key: KEY, variant: width });
  for (const variant of VARIANTS) expect(readPath(privatePath(KEY, variant))).toEqual({ kind: 'signed', key: KEY, variant });
});

const isRead = (key: string): boolean => readPath(`s/${key}/480.webp`) !== null;

test('a name of a photo has 24 to 64 small letters and digits', () => {
  expect([23, 24, 64, 65].map((length) => isRead('a'.repeat(length)))).toEqual([false, true, true, false]);
  expect([KEY.toUpperCase(), `${KEY}.`, `${KEY}/a`].map(isRead)).toEqual([false, false, false]);
});

test.each([
  ['a blurred picture, which stands for a locked photo', `m/${KEY}/blur.webp`],
  ['a width that is not kept', `m/${KEY}/481.webp`],
  ['something before the address', `/m/${KEY}/480.webp`],
  ['something after it', `m/${KEY}/480.webp/x`],
  ['another kind', `x/${KEY}/480.webp`],
  ['nothing', ''],
])('there is no public photo at %s', (_, path) => {
  expect(readPath(path)).toBeNull();
});

test('an address that is signed now opens for more than 50 minutes, and never longer than an hour', () => {
  expect(signedUntil(new Date('2026-11-21T12:30:00.000Z'))).toEqual(new Date('2026-11-21T13:30:00Z'));
  expect(signedUntil(new Date('2026-11-21T12:39:59.999Z'))).toEqual(new Date('2026-11-21T13:30:00Z'));
  expect(signedUntil(new Date('2026-11-21T12:40:00.000Z'))).toEqual(new Date('2026-11-21T13:40:00Z'));
});
