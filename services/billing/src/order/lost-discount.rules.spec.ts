import { withoutDiscount } from './lost-discount.rules.js';

test.each([
  [{ credits: 25, price: 2799, discount: 700 }, 19],
  [{ credits: 10, price: 1000, discount: 250 }, 8],
  [{ credits: 250, price: 19_999, discount: 5000 }, 188],
  [{ credits: 1, price: 100, discount: 99 }, 1],
])('%j without its discount is %d credits for the money that was paid', (sale, credits) => {
  expect(withoutDiscount({ ...sale, discountCode: 'BONUS' }, 7)).toEqual({
    credits,
    price: sale.price - sale.discount,
    discount: 0,
    discountCode: null,
    chosenCredits: sale.credits,
    lostDiscount: sale.discount,
    discountUsedBy: 7,
  });
});
