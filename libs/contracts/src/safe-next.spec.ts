import { safeNext } from './safe-next.js';

test('only a page of this site leads on, and none that leads back', () => {
  expect(['/credits/25?x=1', '/members/42#photos', '/loginx', '/apiary', '/members?name=J%C3%BCrg'].map(safeNext)).toEqual([
    '/credits/25?x=1',
    '/members/42#photos',
    '/loginx',
    '/apiary',
    '/members?name=J%C3%BCrg',
  ]);
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
    '/LOGIN',
    '/login/',
    '/%6cogin?next=/chats',
    '/api/logout.php',
    '/%61pi/logout.php',
    '/%E0%A4%A',
  ])
    expect(safeNext(next)).toBe('/members');
});
