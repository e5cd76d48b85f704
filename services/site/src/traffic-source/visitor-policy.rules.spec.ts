import { policiesFor, searchOpen, signupsOpen } from './visitor-policy.rules.js';

const open = { signups: 'all', invite_only: false, logged_out_search: 'all', logged_out_search_trafficsource: 'none' } as const;
const partner = { ref: 'partner' };

test('signups follow the policy of the site', () => {
  expect(signupsOpen(open, null, false)).toBe(true);
  expect(signupsOpen({ ...open, signups: 'none' }, partner, false)).toBe(false);
  expect(signupsOpen({ ...open, signups: 'with_trafficsource' }, null, false)).toBe(false);
  expect(signupsOpen({ ...open, signups: 'with_trafficsource' }, partner, false)).toBe(true);
  expect(signupsOpen({ ...open, invite_only: true }, partner, false)).toBe(false);
});

test('an invitation opens what is closed to those without one, and nothing else', () => {
  expect(signupsOpen({ ...open, invite_only: true }, null, true)).toBe(true);
  expect(signupsOpen({ ...open, invite_only: true, signups: 'none' }, partner, true)).toBe(false);
  expect(signupsOpen({ ...open, invite_only: true, signups: 'with_trafficsource' }, null, true)).toBe(false);
  expect(signupsOpen({ ...open, invite_only: true, signups: 'with_trafficsource' }, partner, true)).toBe(true);
});

test('visitors may search unless the site says none; a traffic source may open it to them', () => {
  const closed = { ...open, logged_out_search: 'none' } as const;
  expect(searchOpen(open, null)).toBe(true);
  expect(searchOpen(closed, partner)).toBe(false);
  expect(searchOpen({ ...closed, logged_out_search_trafficsource: 'all' }, null)).toBe(false);
  expect(searchOpen({ ...closed, logged_out_search_trafficsource: 'all' }, partner)).toBe(true);
});

test('a visitor is told of what is open to them', () => {
  const sourced = { ...open, signups: 'with_trafficsource', logged_out_search: 'none', logged_out_search_trafficsource: 'all' } as const;
  expect(policiesFor(sourced, partner, false)).toEqual({
    signups: 'all',
    invite_only: false,
    logged_out_search: 'all',
    logged_out_search_trafficsource: 'all',
  });
  expect(policiesFor(sourced, null, false)).toEqual({
    signups: 'with_trafficsource',
    invite_only: false,
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'all',
  });
  expect(policiesFor({ ...sourced, invite_only: true }, partner, false)).toMatchObject({
    signups: 'with_trafficsource',
    invite_only: true,
  });
  expect(policiesFor({ ...sourced, invite_only: true }, partner, true)).toMatchObject({ signups: 'all', invite_only: false });
});
