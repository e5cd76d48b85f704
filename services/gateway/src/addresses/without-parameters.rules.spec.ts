import { withoutParameters } from './without-parameters.rules.js';

const LONG = 'x'.repeat(2000);

test.each([
  ['/members', '/members'],
  ['/?override=x', '/'],
  ['/members?page=2&override=x&sort=new', '/members?page=2&sort=new'],
  ['/members?override=x&page=2&ref=y', '/members?page=2'],
  ['/login?next=/a?b=1&override=x', '/login?next=%2Fa%3Fb%3D1'],
  ['//evil.example/?override=off', '/'],
  ['/\\evil.example?override=off', '/'],
  ['/%09/evil.example?override=off', '/'],
  ['/.//evil.example?override=off', '/'],
  [`/members?page=2&more=${LONG}&ref=y`, '/members'],
  [`/${LONG}?ref=y`, '/'],
])('%s without two of its parameters is %s, always of this site', (url, page) => {
  expect(withoutParameters(url, ['override', 'ref'])).toBe(page);
});
