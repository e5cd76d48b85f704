import { contentSecurity } from './headers.rules.js';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(name));

test('a page may connect to its own site only', () => {
  expect(directive(contentSecurity('n'), 'connect-src')).toBe("connect-src 'self'");
});

test('in development it may also be told of changes, and nothing else is loosened', () => {
  const address = 'http://127.0.0.1:4100';
  const policy = contentSecurity('n', [address], [address]);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:4100 ws://127.0.0.1:4100");
  expect(policy.replace(` ${address} ws://127.0.0.1:4100`, '')).toBe(contentSecurity('n', [address]));
});
