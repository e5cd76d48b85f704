import { expiryMonth, isExpired } from './expiry.rules.js';

const card = { expiryMonth: 4, expiryYear: 2029 };

test.each([
  ['2029-04-30T23:59:59.999Z', false],
  // still April in Hawaii
  ['2029-05-01T11:59:59.999Z', false],
  ['2029-05-01T12:00:00.000Z', true],
  ['2030-01-01T00:00:00.000Z', true],
  ['2028-12-31T00:00:00.000Z', false],
])('a card of April 2029 is over on %s: %s', (at, over) => {
  expect(isExpired(card, new Date(at))).toBe(over);
});

test('a card of December ends with the year', () => {
  const december = { expiryMonth: 12, expiryYear: 2028 };
  expect([isExpired(december, new Date('2028-12-31T23:00:00Z')), isExpired(december, new Date('2029-01-01T12:00:00Z'))]).toEqual([
    false,
    true,
  ]);
});

test('a month is told with two digits', () => {
  expect([expiryMonth(card), expiryMonth({ expiryMonth: 12, expiryYear: 2028 })]).toEqual(['2029-04', '2028-12']);
});
