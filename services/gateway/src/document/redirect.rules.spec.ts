import { type PageVisit, redirectOf } from './redirect.rules.js';

const visit = (changes: Partial<PageVisit>): string | null =>
  redirectOf({
    path: '/',
    url: changes.path ?? '/',
    access: 'anyone',
    loggedIn: false,
    membersAddress: null,
    rootRedirect: null,
    ...changes,
  });

test('a visitor gets the home page, a member theirs', () => {
  expect(visit({})).toBeNull();
  expect(visit({ url: '/?utm_source=x' })).toBeNull();
  expect(visit({ loggedIn: true })).toBe('/members');
  expect(visit({ path: '//', loggedIn: true })).toBe('/members');
  expect(visit({ loggedIn: true, rootRedirect: '/landers/summer' })).toBe('/members');
});

test('a site without a home page leads elsewhere, and the query goes along', () => {
  expect(visit({ rootRedirect: '/landers/summer' })).toBe('/landers/summer');
  expect(visit({ rootRedirect: '/landers/summer', url: '/?utm_source=x&y=1' })).toBe('/landers/summer?utm_source=x&y=1');
  expect(visit({ rootRedirect: '/members?gender=male', url: '/?utm_source=x' })).toBe('/members?gender=male&utm_source=x');
  expect(visit({ rootRedirect: '/landers/summer', url: '/?' })).toBe('/landers/summer');
});

test('every other address stays where it is, and a home that leads to itself is a home', () => {
  expect(visit({ path: '/faq', rootRedirect: '/landers/summer' })).toBeNull();
  expect(visit({ rootRedirect: '/' })).toBeNull();
});

test('a visitor logs in before a member’s page and comes back to it', () => {
  expect(visit({ path: '/chats', url: '/chats?new=1', access: 'member' })).toBe('/login?next=%2Fchats%3Fnew%3D1');
  expect(visit({ path: '/chats', access: 'member', loggedIn: true })).toBeNull();
});

test('what is too long for an address is left behind', () => {
  const query = `?x=${'y'.repeat(2000)}`;
  expect(visit({ path: '/chats', url: `/chats${query}`, access: 'member' })).toBe('/login');
  expect(visit({ rootRedirect: '/landers/summer', url: `/${query}` })).toBe('/landers/summer');
});

test('a page for visitors sends members to the address that it names', () => {
  const page = { path: '/members/7/landing', membersAddress: '/members/7' };
  expect(visit(page)).toBeNull();
  expect(visit({ ...page, loggedIn: true })).toBe('/members/7');
});
