import { conversationsLeft, mayStart, startLimit } from './start-limit.rules.js';

test('started conversations count for free members only', () => {
  expect([startLimit(false, 2), startLimit(true, 2)]).toEqual([2, null]);
  expect([0, 1, 5].map((started) => conversationsLeft(started, 2))).toEqual([2, 1, 0]);
  expect(conversationsLeft(5, null)).toBeNull();
  expect([0, 1, 2, 3].map((started) => mayStart(started, 2))).toEqual([true, true, false, false]);
  expect([mayStart(0, 0), mayStart(5, null)]).toEqual([false, true]);
});
