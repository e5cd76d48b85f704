import { cookieOf, readCookie, trafficSourceIn } from './traffic-source.rules.js';

const sourceIn = (query: string) => trafficSourceIn(new URLSearchParams(query));

test('the five parameters are kept, and nothing else', () => {
  expect(sourceIn('network=n&ref=r&sub1=1&sub2=2&sub3=3&sub4=4&page=2')).toEqual({
    network: 'n',
    ref: 'r',
    sub1: '1',
    sub2: '2',
    sub3: '3',
  });
  expect(sourceIn('ref=first&ref=second')).toEqual({ ref: 'first' });
});

test.each(['', 'page=2', 'ref=', 'ref=%20', 'ref=%00', 'ref=%E2%80%8B'])('"%s" says nothing of where somebody came from', (query) => {
  expect(sourceIn(query)).toBeNull();
});

test('no value has what cannot be seen: what turns a text around, what has no width', () => {
  expect(sourceIn('ref=a%E2%80%AEb%E2%80%8Bc')).toEqual({ ref: 'abc' });
});

test('no value has control characters, or more than 200 bytes, and no character is cut in two', () => {
  expect(sourceIn('ref=a%00b%0Ac')).toEqual({ ref: 'abc' });
  expect(sourceIn(`ref=${'x'.repeat(201)}`)).toEqual({ ref: 'x'.repeat(200) });
  expect(sourceIn(`ref=${'x'.repeat(199)}é`)).toEqual({ ref: 'x'.repeat(199) });
  expect(sourceIn(`ref=${'💗'.repeat(60)}`)).toEqual({ ref: '💗'.repeat(50) });
});

test('a cookie gives back what was kept, and holds the longest source', () => {
  const longest = sourceIn(['network', 'ref', 'sub1', 'sub2', 'sub3'].map((name) => `${name}=${'"'.repeat(300)}`).join('&'))!;
  expect(readCookie(cookieOf(longest))).toEqual(longest);
  expect(cookieOf(longest).length).toBeLessThan(4000);
});

const written = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
test.each([
  undefined,
  '',
  'nonsense',
  written(null),
  written('ref'),
  written([]),
  written({ ref: 7 }),
  written({ ref: '\u0000' }),
  written({ other: 'x' }),
])('case %#: a cookie that is not ours is none', (cookie) => {
  expect(readCookie(cookie)).toBeNull();
});

test('what somebody wrote into the cookie can be stored', () => {
  expect(readCookie(written({ ref: 'a\u0000b', sub1: 'x'.repeat(500), more: 1 }))).toEqual({ ref: 'ab', sub1: 'x'.repeat(200) });
  expect(readCookie(written({ ref: 'half \ud800' }))).toEqual({ ref: 'half \uFFFD' });
});

test('the page that somebody came to is kept beside where they came from, never alone', () => {
  expect(readCookie(cookieOf({ ref: 'r', page: '/landers/gallery' }))).toEqual({ ref: 'r', page: '/landers/gallery' });
  expect(readCookie(cookieOf({ page: '/landers/gallery' }))).toBeNull();
});
