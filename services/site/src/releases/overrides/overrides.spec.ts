import { buildFacts } from '../../testing/build-facts.js';
import type { Override } from './override.js';
import { isAllowedOrigin } from './origin.rules.js';
import { TOKEN_MAX, overrideToken, readOverride } from './override-token.rules.js';

const SECRET = 'a-secret-of-at-least-32-characters';
const override: Override = {
  remote: 'mfe-chat',
  version: 'abc',
  folder: 'http://127.0.0.1:4000',
  entry: 'remoteEntry.abc.js',
  integrity: 'sha384-x',
  descriptor: buildFacts('mfe-chat', 'abc').descriptor!,
  recorded: false,
  until: 1_800_000_000_000,
};

describe('a token', () => {
  const token = overrideToken(SECRET, override);

  test('that we did not sign, or that somebody changed, is none', () => {
    const [text = '', signature = ''] = token.split('.');
    const [other = ''] = overrideToken(SECRET, { ...override, folder: 'https://evil.example' }).split('.');
    const forged = [
      '',
      'x',
      text,
      `${text}.`,
      `${other}.${signature}`,
      `${text}.${signature.slice(0, -1)}`,
      `${text}.${'A'.repeat(32)}`,
      `${token}.`,
      `${token}A`,
      ` ${token}`,
      `x.${token}`,
    ];
    expect(forged.map((one) => readOverride(SECRET, one))).toEqual(forged.map(() => null));
    expect(readOverride(`${SECRET}!`, token)).toBeNull();
  });

  test('gives back what was signed, and is short enough for a cookie also with many routes', () => {
    expect(readOverride(SECRET, token)).toEqual(override);
    const routes = Array.from({ length: 30 }, (_, i) => ({ ...override.descriptor.routes[0]!, path: `/area/:id/screen-${i}` }));
    expect(overrideToken(SECRET, { ...override, descriptor: { ...override.descriptor, routes } }).length).toBeLessThan(TOKEN_MAX);
  });
});

test('a link of an earlier day still opens: what is signed stays the same', () => {
  const earlier = 'q1YqSs3NL0lVslLKTUvVTc5ILFGqBQA.uwhHgaPv60foN_8HDFBEqflsLVVLLNOD';
  expect(readOverride(SECRET, earlier)).toEqual({ remote: 'mfe-chat' });
});

test('what unpacks to more than a link of ours can hold is never unpacked whole', () => {
  const token = overrideToken(SECRET, { ...override, folder: 'a'.repeat(100_000) });
  expect(token.length).toBeLessThan(TOKEN_MAX);
  expect(() => readOverride(SECRET, token)).toThrow(/larger than 65536 bytes/);
});

test.each([
  ['https://previews.example', true],
  ['http://previews.example', false],
  ['https://previews.example:444', false],
  ['https://previews.example.evil.example', false],
  ['http://localhost:4000', true],
  ['http://localhost', true],
  ['http://localhost.evil.example:4000', false],
  ['https://localhost:4000', false],
  ['https://previews.examp', false],
  ['http://[::1]:4000', true],
  ['http://[::2]:4000', false],
])('of %s builds may be shown: %s', (origin, allowed) => {
  expect(isAllowedOrigin(origin, ['https://previews.example', 'http://localhost:*', 'http://[::1]:*'])).toBe(allowed);
});
