import { expiresAt, invoiceNumber, invoiceYear, leavePath, returnPath } from './order.rules.js';

test('the payer comes back to the page of their order', () => {
  expect(returnPath(42)).toBe('/credits/return/42');
});

test('who leaves without paying comes back to it, too, and says so', () => {
  expect(leavePath(42)).toBe('/credits/return/42?left=yes');
});

test('an order waits for minutes, a direct debit for days, as many as its site says', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  const site = { order_minutes: 60, order_debit_days: 10 };
  expect(expiresAt('card', at, site)).toEqual(new Date('2026-03-01T11:00:00Z'));
  expect(expiresAt('sepa', at, site)).toEqual(new Date('2026-03-11T10:00:00Z'));
  expect(expiresAt('card', at, { ...site, order_minutes: 20 })).toEqual(new Date('2026-03-01T10:20:00Z'));
  expect(expiresAt('sepa', at, { ...site, order_debit_days: 3 })).toEqual(new Date('2026-03-04T10:00:00Z'));
});

test('the year of an invoice is that of the company’s calendar', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(invoiceYear(newYear, 'Europe/Zurich')).toBe(2027);
  expect(invoiceYear(newYear, 'America/New_York')).toBe(2026);
  expect(invoiceNumber(2026, 42)).toBe('2026-000042');
});
