import { readPayPalEvent } from './paypal-event.rules.js';

const event = (type: string, resourceType: string, resource: object, changes: object = {}) => ({
  id: 'WH-1',
  event_type: type,
  resource_type: resourceType,
  create_time: '2026-11-20T10:00:00.000Z',
  resource,
  ...changes,
});
const ofOrder = { id: 'CAP1', supplementary_data: { related_ids: { order_id: 'ORDER1' } } };

test.each([
  ['CHECKOUT.ORDER.APPROVED', 'checkout-order', { id: 'ORDER1' }, 'payment', 'ORDER1'],
  ['PAYMENT.CAPTURE.PENDING', 'capture', ofOrder, 'payment', 'ORDER1'],
  ['PAYMENT.CAPTURE.DENIED', 'capture', ofOrder, 'payment', 'ORDER1'],
  ['PAYMENT.CAPTURE.REVERSED', 'refund', { id: 'REF1', status: 'COMPLETED', note_to_payer: 'Payment reversed' }, 'reversal', 'REF1'],
  ['PAYMENT.CAPTURE.REFUNDED', 'refund', { id: 'REF1' }, 'refund', 'REF1'],
  ['CUSTOMER.DISPUTE.CREATED', 'dispute', { dispute_id: 'PP-D-1' }, 'dispute', 'PP-D-1'],
  ['BILLING.PLAN.CREATED', 'plan', { id: 'P1' }, 'other', null],
])('%s of a %s is about a thing of its own', (type, resourceType, resource, kind, reference) => {
  expect(readPayPalEvent(event(type, resourceType, resource), 5000)).toEqual({
    id: 'WH-1',
    kind,
    type,
    reference,
    at: new Date('2026-11-20T10:00:05.000Z'),
  });
});

test.each([
  ['a capture of no order', event('PAYMENT.CAPTURE.COMPLETED', 'capture', { id: 'CAP1' })],
  ['a name that cannot be kept', event('CHECKOUT.ORDER.APPROVED', 'checkout-order', { id: 'O\u0000' })],
  ['a time of nowhere', event('CHECKOUT.ORDER.APPROVED', 'checkout-order', { id: 'O' }, { create_time: 'soon' })],
  ['nothing at all', null],
])('with %s it is no event', (_, odd) => {
  expect(readPayPalEvent(odd, 0)).toBeNull();
});
