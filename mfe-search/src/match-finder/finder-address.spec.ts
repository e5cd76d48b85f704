import { finderAddress, stepOf, stepsFor } from './finder-address';

const FOUR = stepsFor(['male', 'female']);
const THREE = stepsFor(['female']);

test('a question with one answer is not asked', () => {
  expect(FOUR).toEqual(['who', 'where', 'age', 'interests']);
  expect(THREE).toEqual(['where', 'age', 'interests']);
});

test.each([
  ['', 1],
  ['step=3', 3],
  ['step=0', 1],
  ['step=5', 1],
  ['step=2.5', 1],
  ['step=x', 1],
])('"%s" asks question %s', (query, step) => {
  expect(stepOf(new URLSearchParams(query), FOUR)).toBe(step);
});

test.each([
  [1, {}, '/match-finder'],
  [2, { gender: 'female' }, '/match-finder?gender=female&step=2'],
  [4, { min_age: 30, max_age: 40 }, '/match-finder?min_age=30&max_age=40&step=4'],
  [5, { gender: 'female', interests: 'tea,wine' }, '/members?gender=female&interests=tea%2Cwine'],
] as const)('question %s with %j stands at %s', (step, answers, address) => {
  expect(finderAddress(step, answers, FOUR)).toBe(address);
});

test('of three questions the third leads to the results', () => {
  expect(stepOf(new URLSearchParams('step=4'), THREE)).toBe(1);
  expect(finderAddress(3, {}, THREE)).toBe('/match-finder?step=3');
  expect(finderAddress(4, { min_age: 30 }, THREE)).toBe('/members?min_age=30');
});
