import { array, assert, double, integer, nat, property, record } from 'fast-check';
import { afterPurchase, afterSpend, balanceOf, remainders, valueOf } from './wallet.rules.js';

const wallet = { granted: 3, bought: 10, debt: 0 };

test('a spend takes granted credits first', () => {
  expect(afterSpend(wallet, 2)).toEqual({ granted: 1, bought: 10, debt: 0 });
  expect(afterSpend(wallet, 5)).toEqual({ granted: 0, bought: 8, debt: 0 });
});

test('a spend of more than there is is refused', () => {
  expect(afterSpend(wallet, 13)).toEqual({ granted: 0, bought: 0, debt: 0 });
  expect(afterSpend(wallet, 14)).toBeNull();
});

test('a purchase first pays what is owed', () => {
  expect(afterPurchase({ granted: 0, bought: 0, debt: 4 }, 10)).toEqual({ granted: 0, bought: 6, debt: 0 });
  expect(afterPurchase({ granted: 0, bought: 0, debt: 14 }, 10)).toEqual({ granted: 0, bought: 0, debt: 4 });
});

test('debt never counts as balance', () => {
  expect(balanceOf({ granted: 1, bought: 2 })).toBe(3);
});

const lot = (credits: number, takenBack = 0) => ({ credits, paid: credits * 100, takenBack });

test('what is left belongs to the newest lots, because the oldest is spent first', () => {
  expect(remainders([lot(10), lot(25)], 30)).toEqual([5, 25]);
  expect(remainders([lot(10), lot(25)], 7)).toEqual([0, 7]);
  expect(remainders([lot(10), lot(25, 20)], 12)).toEqual([7, 5]);
});

test('more bought credits than lots is a fault, not a remainder', () => {
  expect(() => remainders([lot(10)], 11)).toThrow('1 bought credits belong to no lot');
});

test('the remainders of all lots add up to the bought credits, and no lot holds more than it had', () => {
  const lots = array(record({ credits: integer({ min: 1, max: 250 }), back: integer({ min: 0, max: 250 }) }), { maxLength: 8 });
  assert(
    property(lots, double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
      const list = drawn.map(({ credits, back }) => lot(credits, Math.min(credits, back)));
      const room = list.reduce((sum, { credits, takenBack }) => sum + credits - takenBack, 0);
      const bought = Math.floor(room * share);
      const left = remainders(list, bought);
      expect(left.reduce((sum, one) => sum + one, 0)).toBe(bought);
      left.forEach((one, index) => expect(one).toBeLessThanOrEqual(list[index]!.credits - list[index]!.takenBack));
    }),
  );
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
