import { INTEGRITY_POLICY, NO_CONTENT_SECURITY, commonHeaders, contentSecurity } from './headers.rules.js';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(name));

test('scripts need the nonce of the page, everything else its site, and nobody frames it', () => {
  expect(contentSecurity('n').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-n' 'strict-dynamic'",
    "style-src 'self' 'nonce-n'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]);
});

test('releases of other origins bring their styles, pictures, films and fonts, and nothing else', () => {
  const policy = contentSecurity('n', ['https://cdn.example', 'https://old.example']);
  expect(policy).toBe(
    contentSecurity('n').replace(/(style|img|media|font)-src 'self'/g, (own) => `${own} https://cdn.example https://old.example`),
  );
});

test('a page may connect to its own site only', () => {
  expect(directive(contentSecurity('n'), 'connect-src')).toBe("connect-src 'self'");
});

test('in development it may also be told of changes, and nothing else is loosened', () => {
  const address = 'http://127.0.0.1:4100';
  const policy = contentSecurity('n', [address], [address]);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:4100 ws://127.0.0.1:4100");
  expect(policy.replace(` ${address} ws://127.0.0.1:4100`, '')).toBe(contentSecurity('n', [address]));
});

test('no script runs unpinned, and what is no page shows and runs nothing', () => {
  expect(INTEGRITY_POLICY).toBe('blocked-destinations=(script)');
  expect(NO_CONTENT_SECURITY).toBe("default-src 'none'; frame-ancestors 'none'");
});

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test('every answer is guarded, and a secure site stays secure for a year', () => {
  expect(commonHeaders(false)).toEqual(COMMON);
  expect(commonHeaders(true)).toEqual({ ...COMMON, 'strict-transport-security': 'max-age=31536000; includeSubDomains' });
});
