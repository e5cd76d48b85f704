import { nextPage } from './next-page';

test('only a path of this site leads on', () => {
  expect(
    ['/credits/25?x=1', null, '', 'https://elsewhere.example', '//elsewhere.example', '/%09/elsewhere.example', 'members'].map(nextPage),
  ).toEqual(['/credits/25?x=1', '/members', '/members', '/members', '/members', '/members', '/members']);
});
