import { finderAddress, stepOf } from './finder-address';

test.each([
  ['', 1],
  ['step=3', 3],
  ['step=0', 1],
  ['step=5', 1],
  ['step=2.5', 1],
  ['step=x', 1],
])('"%s" asks question %s', (query, step) => {
  expect(stepOf(new URLSearchParams(query))).toBe(step);
});

test.each([
  [1, {}, '/match-finder'],
  [2, { gender: 'female' }, '/match-finder?gender=female&step=2'],
  [4, { min_age: 30, max_age: 40 }, '/match-finder?min_age=30&max_age=40&step=4'],
  [5, { gender: 'female', interests: 'tea,wine' }, '/members?gender=female&interests=tea%2Cwine'],
] as const)('question %s with %j stands at %s', (step, answers, address) => {
  expect(finderAddress(step, answers)).toBe(address);
});
