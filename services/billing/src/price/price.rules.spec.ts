import { cheapestMessage, quote } from './price.rules.js';

test('a discount is cut from the bundle, never from the fee', () => {
  expect(quote(4999, 25, 35, 0)).toEqual({ price: 4999, discount: 1250, fee: 35, total: 3784, tax: 0 });
});

test('tax is contained in the total', () => {
  expect(quote(4999, 0, 0, 20)).toEqual({ price: 4999, discount: 0, fee: 0, total: 4999, tax: 833 });
  expect(quote(12_100, 0, 0, 21).tax).toBe(2100);
  expect(quote(12_99, 0, 0, 8.1).tax).toBe(97);
});

test('the cheapest message is the cheapest credit times what a message takes, in whole currency units', () => {
  const bundles = [
    { id: '10', credits: 10, popular: false, amount: 1299 },
    { id: '250', credits: 250, popular: false, amount: 19_999 },
  ];
  expect(cheapestMessage(bundles, 1)).toBe(0.8);
  expect(cheapestMessage(bundles, 2)).toBe(1.6);
  expect(cheapestMessage([], 1)).toBeNull();
});
