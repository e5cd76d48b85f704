import { ORDER_STATES, type OrderState } from '@rendezvous/contracts/billing/orders';
import { expiresAt, invoiceNumber, invoiceYear, isOpen, movesTo, NEXT, type Outcome, returnPath, withoutDiscount } from './order.rules.js';

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

test('only what is still to be paid is open', () => {
  expect(ORDER_STATES.filter(isOpen)).toEqual(['created', 'pending']);
});

test('the payer comes back to the page of their order', () => {
  expect(returnPath(42)).toBe('/credits/return/42');
});

test('what was completed may be given back or taken back, in parts first', () => {
  expect(NEXT.completed).toEqual(['partly_refunded', 'charged_back']);
  expect(NEXT.partly_refunded).toEqual(['refunded', 'charged_back']);
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
