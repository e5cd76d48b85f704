import { expiresAt, invoiceNumber, invoiceYear, leavePath, returnPath } from './order.rules.js';

test('the payer comes back to the page of their order', () => {
  expect(returnPath(42)).toBe('/credits/return/42');
});

test('who leaves without paying comes back to it, too, and says so', () => {
  expect(leavePath(42)).toBe('/credits/return/42?left=yes');
});

test('an order waits an hour, a direct debit ten days', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  expect(expiresAt('card', at)).toEqual(new Date('2026-03-01T11:00:00Z'));
  expect(expiresAt('sepa', at)).toEqual(new Date('2026-03-11T10:00:00Z'));
});

test('the year of an invoice is that of the company’s calendar', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(invoiceYear(newYear, 'Europe/Zurich')).toBe(2027);
  expect(invoiceYear(newYear, 'America/New_York')).toBe(2026);
  expect(invoiceNumber(2026, 42)).toBe('2026-000042');
});
