import { isOwnMailLink, mailLinkToken, readMailLink } from './mail-link.rules.js';

const KEY = 'k'.repeat(32);
const signed = { purpose: 'unsubscribe', memberId: 42, email: 'ann@given.test', at: 1_790_000_000 } as const;
const token = mailLinkToken(KEY, signed);

test('a token says whose it is and since when, and is ours', () => {
  const parts = readMailLink(token)!;
  expect(parts).toMatchObject({ memberId: 42, at: 1_790_000_000 });
  expect(isOwnMailLink(KEY, parts, signed)).toBe(true);
});

test.each([
  ['another purpose', { ...signed, purpose: 'address' as const }],
  ['another address', { ...signed, email: 'eve@given.test' }],
])('it is good for nothing else: %s', (_, asked) => {
  expect(isOwnMailLink(KEY, readMailLink(token)!, asked)).toBe(false);
});

test('nobody without the key makes one, and none is another member’s or younger than it is', () => {
  expect(isOwnMailLink('x'.repeat(32), readMailLink(token)!, signed)).toBe(false);
  const [, at, signature] = token.split('.');
  expect(isOwnMailLink(KEY, readMailLink(`17.${at}.${signature}`)!, signed)).toBe(false);
  expect(isOwnMailLink(KEY, readMailLink(`16.zzzzzz.${signature}`)!, signed)).toBe(false);
});

test.each(['', 'x', '1.2', `${token}x`, token.replace('.', ''), `-1.1.${'a'.repeat(43)}`, `zzzzzzz.1.${'a'.repeat(43)}`])(
  'what is none is known as none: %s',
  (text) => expect(readMailLink(text)).toBeNull(),
);
