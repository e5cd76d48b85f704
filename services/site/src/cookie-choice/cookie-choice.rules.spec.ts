import { cookieOf, readCookie } from './cookie-choice.rules.js';

test.each(['needed', 'all'] as const)('a cookie gives back "%s", and when it was chosen', (choice) => {
  const chosen = { choice, chosen_at: '2026-11-22T12:00:05.000Z' };
  expect(readCookie(cookieOf(chosen))).toEqual(chosen);
});

test.each([undefined, '', 'all', 'all.', 'some.1793307720', 'all.1793307720.1', 'all.x', 'all.999999999999'])(
  'case %#: what is not ours is no choice',
  (value) => {
    expect(readCookie(value)).toBeNull();
  },
);
