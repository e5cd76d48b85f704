import { ORDER_STATES, type OrderState } from '@rendezvous/contracts/billing/orders';
import { isOpen, isPayable, mayStand, NEXT, type Outcome, transitionsTo } from './order-state.rules.js';

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
    disputed: ['', '', '', '', ''],
    charged_back: ['', '', '', '', ''],
  };
  for (const state of ORDER_STATES)
    expect([state, OUTCOMES.map((outcome) => transitionsTo(state, outcome).join(','))]).toEqual([state, table[state]]);
});

test('only what is still to be paid is open', () => {
  expect(ORDER_STATES.filter(isOpen)).toEqual(['created', 'pending']);
});

test('what was completed may be given back or taken back, in parts first', () => {
  expect(NEXT.completed).toEqual(['partly_refunded', 'refunded', 'disputed', 'charged_back']);
  expect(NEXT.partly_refunded).toEqual(['refunded', 'disputed', 'charged_back']);
  expect(NEXT.disputed).toEqual(['refunded', 'charged_back']);
});

test('money that went back or was taken can come back, and nothing but money that was paid', () => {
  expect([mayStand('charged_back', 'completed'), mayStand('disputed', 'partly_refunded'), mayStand('completed', 'disputed')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([mayStand('completed', 'refunded'), mayStand('refunded', 'completed'), mayStand('partly_refunded', 'partly_refunded')]).toEqual([
    true,
    true,
    false,
  ]);
  for (const state of ['created', 'pending', 'failed', 'cancelled', 'expired'] as const) expect(mayStand(state, 'completed')).toBe(false);
});

test('nothing leads back out of an end', () => {
  expect(NEXT.refunded).toEqual([]);
  expect(NEXT.charged_back).toEqual([]);
});

test('an order can be paid while it is open, to the last moment of its time', () => {
  const expiresAt = new Date(1000);
  expect([999, 1000].map((at) => isPayable({ state: 'pending', expiresAt }, new Date(at)))).toEqual([true, false]);
  expect(isPayable({ state: 'completed', expiresAt }, new Date(0))).toBe(false);
});
