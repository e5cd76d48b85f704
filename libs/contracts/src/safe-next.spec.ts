import { safeNext } from './safe-next.js';

test('only a page of this site leads on, and none that leads back', () => {
  expect(['/credits/25?x=1', '/members/42#photos', '/loginx'].map(safeNext)).toEqual(['/credits/25?x=1', '/members/42#photos', '/loginx']);
  for (const next of [
    null,
    '',
    '/',
    '/login',
    '/login?next=%2Fchats',
    '/?x',
    '//elsewhere.example',
    '/%09/elsewhere.example',
    '/.//elsewhere.example',
  ])
    expect(safeNext(next)).toBe('/members');
});
