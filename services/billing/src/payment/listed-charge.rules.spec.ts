import { soldMoney } from './listed-charge.rules.js';

test('an amount is told in a currency that something is sold in, however its code is written', () => {
  expect([soldMoney(2799, 'eur'), soldMoney(2799, 'CHF'), soldMoney(2799, 'jpy')]).toEqual([
    { amount: 2799, currency: 'EUR' },
    { amount: 2799, currency: 'CHF' },
    null,
  ]);
});
