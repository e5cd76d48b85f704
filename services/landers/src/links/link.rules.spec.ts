import { linkTo } from './link.rules.js';

const ORIGIN = 'https://love.example';

test.each([
  ['network', ' partner'],
  ['ref', ''],
  ['sub1', '\u200B'],
  ['sub2', 'a\nb'],
  ['network', 'part\u202Ener'],
  ['ref', 'part\u200Bner'],
  ['sub1', 'part\u200Dner'],
  ['utm_campaign', '\u2066summer\u2069'],
  ['sub3', 'x'.repeat(201)],
  ['utm_source', 'é'.repeat(101)],
])('a value that the site would not keep as it stands is refused: %s', (name, value) => {
  expect(() => linkTo(ORIGIN, '/', { [name]: value })).toThrow(new RegExp(`^${name} (shows nothing|would be kept as)`));
});

test('every fault is told at once', () => {
  expect(() => linkTo(ORIGIN, '/', { ref: '', sub1: ' ' })).toThrow(/^ref .*\nsub1 /);
});

test.each(['members', '//other.example', '/a/../b', 'https://love.example/', '/%2Fother.example'])(
  '%s is no address of the site',
  (path) => {
    expect(() => linkTo(ORIGIN, path, {})).toThrow('is no address of this site');
  },
);

test('a link that would be cut on its way is refused', () => {
  const long = 'é'.repeat(100);
  expect(() => linkTo(ORIGIN, '/', { network: long, ref: long, utm_term: long })).toThrow(/The link has 18\d\d characters/);
});

test('what is given stands in the address, beside what the path says', () => {
  expect(linkTo(ORIGIN, '/landers/alonetonight/summer', {})).toBe(`${ORIGIN}/landers/alonetonight/summer`);
  expect(linkTo(ORIGIN, '/members?gender=female', { network: 'a&b', utm_source: 'été' })).toBe(
    `${ORIGIN}/members?gender=female&network=a%26b&utm_source=%C3%A9t%C3%A9`,
  );
});
