import { takenFromBought, takenFromGranted, takenFromLots } from './spend-priority.rules.js';

test('granted credits pay as far as they go, bought ones the rest', () => {
  expect(takenFromGranted('w.granted', 't.cost')).toBe('least(w.granted, t.cost)');
  expect(takenFromBought('w.granted', 't.cost')).toBe('greatest(0, t.cost - w.granted)');
});

test('of bought credits the oldest lot’s go first', () => {
  const left = new Map([
    [7, 2],
    [8, 0],
    [3, 5],
  ]);
  expect(takenFromLots(left, 1)).toEqual([{ lot: 7, credits: 1 }]);
  expect(takenFromLots(left, 3)).toEqual([
    { lot: 7, credits: 2 },
    { lot: 3, credits: 1 },
  ]);
  expect(() => takenFromLots(left, 8)).toThrow('1 bought credits belong to no lot');
});
