import type { SeenVariant } from './experiment.js';
import { readSeen, seenCookieOf, withSeen } from './seen-variants.rules.js';

const own: SeenVariant = { slug: 'summer', draw: null };
const drawn: SeenVariant = { slug: 'winter-2', draw: { experiment: 7, bucket: 1, weights: '100-50' } };
const outside: SeenVariant = { slug: 'alonetonight', draw: { experiment: 0, bucket: 0, weights: '' } };

test('a cookie gives back what was seen', () => {
  expect(readSeen(seenCookieOf([own, drawn, outside]))).toEqual([own, drawn, outside]);
  expect(seenCookieOf([drawn])).toBe('winter-2.7.1.100-50');
});

test.each([undefined, '', '~~', 'SUMMER', 'a b', 'summer.1', 'summer.x.1.1', '<script>', `${'x'.repeat(41)}`])(
  'case %#: what is not ours is nothing that was seen',
  (value) => {
    expect(readSeen(value)).toEqual([]);
  },
);

test('no more is kept than a cookie holds: the latest', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ slug: `v${index}`, draw: null }));
  expect(readSeen(seenCookieOf(many)).map(({ slug }) => slug)).toEqual(many.slice(-12).map(({ slug }) => slug));
});

test('what is seen again is the latest, and stands once', () => {
  expect(withSeen([drawn, own], drawn)).toEqual([own, drawn]);
  expect(withSeen([{ ...drawn, draw: null }], drawn)).toEqual([{ ...drawn, draw: null }, drawn]);
});
