import { accountKeyOf, lockOf, mustWait } from './login-attempts.rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

test('four wrong tries from a network do not lock', () => {
  expect(lockOf({ fromNetwork: [1, 2, 3, 4].map(ago), anywhere: 4 }, now)).toBeNull();
});

test('the fifth wrong try locks for 15 minutes from that try on', () => {
  expect(lockOf({ fromNetwork: [0, 10, 20, 30, 40].map(ago), anywhere: 5 }, now)).toEqual({ code: 'account.login-blocked', minutes: 15 });
  expect(lockOf({ fromNetwork: [841, 850, 860, 870, 880].map(ago), anywhere: 5 }, now)).toEqual({
    code: 'account.login-blocked',
    minutes: 1,
  });
  expect(lockOf({ fromNetwork: [900, 910, 920, 930, 940].map(ago), anywhere: 5 }, now)).toBeNull();
});

test('after a lock ended, one more wrong try does not lock again', () => {
  expect(lockOf({ fromNetwork: [0, 900, 910, 920, 930].map(ago), anywhere: 6 }, now)).toBeNull();
});

test('tries by address and by name are counted apart, and those of each member', () => {
  const keys = [accountKeyOf(1, 'address'), accountKeyOf(1, 'name'), accountKeyOf(2, 'address'), accountKeyOf(2, 'name')];
  expect(keys).toEqual(['member:1', 'member:1:name', 'member:2', 'member:2:name']);
});

test('five wrong tries spread over 15 minutes or more do not lock', () => {
  expect(lockOf({ fromNetwork: [0, 300, 600, 800, 900].map(ago), anywhere: 5 }, now)).toBeNull();
  expect(lockOf({ fromNetwork: [0, 300, 600, 800, 901].map(ago), anywhere: 5 }, now)).toBeNull();
});

test('20 wrong tries within an hour from anywhere leave only the link by mail', () => {
  expect(lockOf({ fromNetwork: [], anywhere: 19 }, now)).toBeNull();
  expect(lockOf({ fromNetwork: [], anywhere: 20 }, now)).toEqual({ code: 'account.login-needs-link' });
});

test('no more tries are checked at a time than may still be wrong, from one network and from anywhere', () => {
  expect(mustWait({ fromNetwork: 0, anywhere: 0 }, { fromNetwork: 5, anywhere: 20 })).toBe(false);
  expect(mustWait({ fromNetwork: 2, anywhere: 2 }, { fromNetwork: 2, anywhere: 2 })).toBe(false);
  expect(mustWait({ fromNetwork: 3, anywhere: 3 }, { fromNetwork: 2, anywhere: 2 })).toBe(true);
  expect(mustWait({ fromNetwork: 0, anywhere: 9 }, { fromNetwork: 0, anywhere: 10 })).toBe(false);
  expect(mustWait({ fromNetwork: 0, anywhere: 10 }, { fromNetwork: 0, anywhere: 10 })).toBe(true);
});
