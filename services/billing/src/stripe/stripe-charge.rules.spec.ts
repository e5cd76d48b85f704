import type { Stripe } from 'stripe';
import { listedChargeOf } from './stripe-charge.rules.js';

const charge = (more: object): Stripe.Charge =>
  ({
    id: 'ch_1',
    status: 'succeeded',
    captured: true,
    amount: 3000,
    amount_captured: 2799,
    currency: 'eur',
    metadata: {},
    ...more,
  }) as Stripe.Charge;
const listed = { reference: 'ch_1', payment: null, amount: { amount: 2799, currency: 'EUR' } };

test.each([
  ['that nobody here asked for', {}, listed],
  ['of a payment of ours', { metadata: { payment: 'a' } }, { ...listed, payment: 'a' }],
  ['on its way', { status: 'pending', captured: false }, { ...listed, amount: { amount: 3000, currency: 'EUR' } }],
  ['in a currency that nothing is sold in', { currency: 'jpy' }, { ...listed, amount: null }],
  ['that is only reserved', { captured: false }, null],
  ['that failed', { status: 'failed' }, null],
])('a charge %s', (_, more, expected) => expect(listedChargeOf(charge(more))).toEqual(expected));
