import { withoutParameters } from './without-parameters.rules.js';

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
])('%s without two of its parameters is %s, always of this site', (url, page) => {
  expect(withoutParameters(url, ['override', 'ref'])).toBe(page);
});

test('what is too long for an address is left behind', () => {
  const long = 'x'.repeat(2000);
  expect(withoutParameters(`/members?page=2&more=${long}&ref=y`, ['ref'])).toBe('/members');
  expect(withoutParameters(`/${long}?ref=y`, ['ref'])).toBe('/');
});
