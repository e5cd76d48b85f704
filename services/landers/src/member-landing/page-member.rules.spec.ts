import { pageMember } from './page-member.rules.js';

test('a page is about the member whom its address names, where its template is about one', () => {
  expect(pageMember('/members/42/landing2', 'landing2')).toBe(42);
  expect(pageMember('/members/42/landing3/summer?language=fr', 'landing3')).toBe(42);
  expect(pageMember('/landers/gallery/42', 'gallery')).toBeNull();
});

test.each(['/members/x/landing2', '/members/0x10/landing2', '/members', '/', ''])('nobody can have the address %j', (address) => {
  expect(pageMember(address, 'landing2')).toBeNaN();
});
