import { countedKeys } from './counted-keys.rules.js';

const limit = { seconds: 60, member: 2, network: 9 };
const keysOf = (memberId: number | null, visitors?: number) =>
  countedKeys(visitors === undefined ? limit : { ...limit, visitors }, { memberId, network: 'net' }).map(({ key, max }) => `${key} ${max}`);

test('the network counts with a login and without', () => {
  expect(keysOf(7)).toEqual(['member:7 2', 'network:net 9']);
  expect(keysOf(null)).toEqual(['network:net 9']);
});

test('visitors of a network have a count of their own where they may less', () => {
  expect(keysOf(null, 3)).toEqual(['visitors:net 3', 'network:net 9']);
  expect(keysOf(7, 3)).toEqual(['member:7 2', 'network:net 9']);
});
