import { roughly } from './rough-count.rules.js';

test.each([
  [0, 0],
  [1, null],
  [19, null],
  [20, 20],
  [29, 20],
  [30, 30],
  [1_239, 1_230],
])('%i members are told as %p', (members, told) => {
  expect(roughly(members)).toBe(told);
});
