import { movesIn } from './method-currency.rules.js';

test.each([
  ['card', 'GBP', true],
  ['paypal', 'AUD', true],
  ['ideal', 'EUR', true],
  ['ideal', 'PLN', false],
  ['twint', 'EUR', false],
  ['twint', 'CHF', true],
  ['blik', 'PLN', true],
  ['przelewy24', 'EUR', true],
  ['sepa', 'CHF', false],
] as const)('%s in %s: %s', (method, currency, moves) => expect(movesIn(method, currency)).toBe(moves));
