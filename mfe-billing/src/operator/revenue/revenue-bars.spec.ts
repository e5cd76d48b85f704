import { barsByDay } from './revenue-bars';

test('each day of a period has a bar, also one without a sale, and in the days when clocks change', () => {
  expect(barsByDay([{ key: '2026-03-29', net: 500 }], { from: '2026-03-28', to: '2026-03-31' })).toEqual([
    { key: '2026-03-28', net: 0 },
    { key: '2026-03-29', net: 500 },
    { key: '2026-03-30', net: 0 },
    { key: '2026-03-31', net: 0 },
  ]);
  expect(barsByDay([], { from: '2026-03-28', to: '2026-03-28' })).toEqual([{ key: '2026-03-28', net: 0 }]);
});
