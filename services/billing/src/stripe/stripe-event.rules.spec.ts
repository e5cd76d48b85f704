import { readStripeEvent } from './stripe-event.rules.js';

const event = (type: string, object: object, changes: object = {}) => ({
  id: 'evt_1',
  type,
  created: 1_770_000_000,
  data: { object },
  ...changes,
});

test.each([
  ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session' }, 'payment', 'cs_1'],
  ['refund.failed', { id: 're_1', object: 'refund' }, 'refund', 're_1'],
  ['charge.refund.updated', { id: 're_1', object: 'refund' }, 'refund', 're_1'],
  ['charge.dispute.created', { id: 'du_1', object: 'dispute' }, 'dispute', 'du_1'],
  ['charge.refunded', { id: 'ch_1', object: 'charge' }, 'other', null],
  ['balance.available', { object: 'balance' }, 'other', null],
])('%s is about a thing of its own', (type, object, kind, reference) => {
  expect(readStripeEvent(event(type, object), 5000)).toEqual({ id: 'evt_1', kind, type, reference, at: new Date(1_770_000_005_000) });
});

test.each([
  ['no object', event('refund.failed', { id: 're_1' })],
  ['no name of what it is about', event('refund.failed', { object: 'refund' })],
  ['a name that cannot be kept', event('refund.failed', { id: 're_\u0000', object: 'refund' })],
  ['an id as long as a book', event('refund.failed', { id: 're_1', object: 'refund' }, { id: 'e'.repeat(5000) })],
  ['a time beyond the calendar', event('refund.failed', { id: 're_1', object: 'refund' }, { created: 1e15 })],
  ['nothing at all', null],
])('with %s it is no event', (_, odd) => {
  expect(readStripeEvent(odd, 0)).toBeNull();
});
