import { PathSigner } from '@rendezvous/server/storage';
import { TestClock } from '@rendezvous/server/testing';
import { readPath } from './photo-urls.rules.js';
import { PhotoUrls } from './photo-urls.service.js';

const KEY = '0123456789abcdef0123456789abcdef';
const clock = new TestClock('2026-11-21T12:34:56Z');
const urls = new PhotoUrls(new PathSigner('a secret of at least thirty-two characters'), clock);

test('paths that are not ours are nobody’s', () => {
  for (const path of [
    '',
    'm',
    `m/${KEY}`,
    `m/${KEY}/blur.webp`,
    `m/${KEY}/481.webp`,
    `m/../${KEY}/480.webp`,
    `x/${KEY}/480.webp`,
    `m/${KEY}/480.webp/x`,
  ])
    expect(readPath(path)).toBeNull();
});

test('a main photo is public, in widths only', () => {
  expect(readPath(urls.mainImage(KEY, null).thumb_filename)).toEqual({ kind: 'public', key: KEY, variant: 160 });
});

test('a signed address opens one rendition, unchanged, for an hour at most', () => {
  clock.set('2026-11-21T12:34:56Z');
  const blurred = urls.blurred(KEY);
  expect(urls.isSigned(blurred)).toBe(true);
  expect(urls.isSigned(blurred.replace('/blur.', '/1280.'))).toBe(false);
  expect(urls.isSigned(blurred.replace(KEY, KEY.replace('0', 'f')))).toBe(false);
  expect(urls.isSigned(blurred.split('?')[0]!)).toBe(false);
  clock.set('2026-11-21T13:29:59Z');
  expect(urls.isSigned(blurred)).toBe(true);
  clock.set('2026-11-21T13:30:00Z');
  expect(urls.isSigned(blurred)).toBe(false);
});

test('addresses made within the same ten minutes are the same, so that browsers need not load again', () => {
  clock.set('2026-11-21T12:30:00Z');
  const first = urls.signed(KEY, 1280);
  clock.set('2026-11-21T12:39:59Z');
  expect(urls.signed(KEY, 1280)).toBe(first);
  clock.set('2026-11-21T12:40:00Z');
  expect(urls.signed(KEY, 1280)).not.toBe(first);
});
