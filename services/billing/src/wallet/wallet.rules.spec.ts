import { afterPurchase } from './wallet.rules.js';

test('a purchase first pays what is owed', () => {
  expect(afterPurchase({ granted: 0, bought: 0, debt: 4 }, 10)).toEqual({ granted: 0, bought: 6, debt: 0 });
  expect(afterPurchase({ granted: 0, bought: 0, debt: 14 }, 10)).toEqual({ granted: 0, bought: 0, debt: 4 });
});
