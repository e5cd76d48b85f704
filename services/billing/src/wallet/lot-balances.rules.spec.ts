import { array, assert, integer, nat, property } from 'fast-check';
import { type BoughtChange, lotBalances, valueOf } from './lot-balances.rules.js';

/** Changes in the order in which they are written; their ids count from 1. */
const ledger = (...changes: Partial<BoughtChange>[]): BoughtChange[] =>
  changes.map((change, index) => ({ id: index + 1, bought: 0, lot: null, reverses: null, ...change }));
const left = (...changes: Partial<BoughtChange>[]) => lotBalances(ledger(...changes)).map(({ lot, credits }) => [lot, credits]);

test('spends take the oldest lot first, and go on with the next one', () => {
  const lots = [
    { bought: 10, lot: 7 },
    { bought: 25, lot: 3 },
  ];
  expect(left(...lots, { bought: -4 })).toEqual([
    [7, 6],
    [3, 25],
  ]);
  expect(left(...lots, { bought: -4 }, { bought: -8 })).toEqual([
    [7, 0],
    [3, 23],
  ]);
});

test('what is given back returns to the lots that its spend took it from, also when newer lots were spent from since', () => {
  const changes = [{ bought: 2, lot: 1 }, { bought: 10, lot: 2 }, { bought: -3 }, { bought: -4 }];
  expect(left(...changes, { bought: 3, reverses: 3 })).toEqual([
    [1, 2],
    [2, 6],
  ]);
  expect(left(...changes, { bought: 4, reverses: 4 })).toEqual([
    [1, 0],
    [2, 9],
  ]);
  expect(left(...changes, { bought: 3, reverses: 3 }, { bought: -3 })).toEqual([
    [1, 0],
    [2, 5],
  ]);
});

test('what a purchase paid of a debt is of its own lot', () => {
  expect(left({ bought: 5, lot: 1 }, { bought: 10, lot: 2 }, { bought: -4, lot: 2 })).toEqual([
    [1, 5],
    [2, 6],
  ]);
});

test('entries without a bought part change no lot', () => {
  expect(left({ bought: 5, lot: 1 }, { bought: 0 }, { bought: 0, reverses: 2 })).toEqual([[1, 5]]);
});

test('more bought credits spent than lots had is a fault, not a remainder', () => {
  expect(() => left({ bought: 10, lot: 1 }, { bought: -11 })).toThrow('1 bought credits belong to no lot');
});

test('the parts of a lot add up to its price, however it is cut', () => {
  assert(
    property(integer({ min: 1, max: 250 }), integer({ min: 1, max: 20_000 }), array(nat(100)), (credits, paid, cuts) => {
      let valued = 0;
      let sum = 0;
      for (const cut of [...cuts, credits]) {
        const part = Math.min(cut, credits - valued);
        sum += valueOf({ credits, paid }, valued, part);
        valued += part;
      }
      expect(sum).toBe(paid);
    }),
  );
});
