import { overlap } from './route.rules.js';

test.each([
  [true, '/', '/'],
  [true, '/members/:id', '/members/new'],
  [true, '/members/new', '/members/:id'],
  [true, '/credits/:id/:method?', '/credits/return'],
  [true, '/credits/:id/:method?', '/:a/:b/:c'],
  [false, '/credits/:id/:method?', '/credits'],
  [false, '/likes/:type', '/likes/m/:id'],
  [false, '/likes/sent', '/likes/received'],
  [false, '/sent/likes', '/received/likes'],
  [false, '/', '/members'],
])('it is %s that one address fits both %s and %s', (expected, one, other) => expect(overlap(one, other)).toBe(expected));
