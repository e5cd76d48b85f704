import { ORDER_STATES, type OrderState } from '@rendezvous/contracts/billing';
import { expiresAt, invoiceNumber, invoiceYear, movesTo, NEXT, type Outcome } from './order.rules.js';

const OUTCOMES: readonly Outcome[] = ['pending', 'completed', 'failed', 'cancelled', 'expired'];

test('an order moves exactly as decided', () => {
  // From the decisions, not from the code: state, then what each outcome leads to ("" leaves it where it is).
  const table: Record<OrderState, readonly string[]> = {
    created: ['pending', 'pending,completed', 'failed', 'cancelled', 'expired'],
    pending: ['', 'completed', 'failed', 'cancelled', 'expired'],
    failed: ['', 'completed', '', '', ''],
    cancelled: ['', 'completed', '', '', ''],
    expired: ['', 'completed', '', '', ''],
    completed: ['', '', '', '', ''],
    partly_refunded: ['', '', '', '', ''],
    refunded: ['', '', '', '', ''],
    charged_back: ['', '', '', '', ''],
  };
  for (const state of ORDER_STATES)
    expect([state, OUTCOMES.map((outcome) => movesTo(state, outcome).join(','))]).toEqual([state, table[state]]);
});

test('nothing leads back out of an end', () => {
  expect(NEXT.refunded).toEqual([]);
  expect(NEXT.charged_back).toEqual([]);
});

test('an order waits an hour, a direct debit ten days', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  expect(expiresAt('card', at)).toEqual(new Date('2026-03-01T11:00:00Z'));
  expect(expiresAt('sepa', at)).toEqual(new Date('2026-03-11T10:00:00Z'));
});

test('the year of an invoice is that of the site’s calendar', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(invoiceYear(newYear, 'Europe/Zurich')).toBe(2027);
  expect(invoiceYear(newYear, 'America/New_York')).toBe(2026);
  expect(invoiceNumber(2026, 42)).toBe('2026-000042');
});
