import type { Stripe } from 'stripe';
import { soldMoney } from '../payment/listed-charge.rules.js';
import type { ListedCharge } from '../payment/payment.provider.js';

/** A charge of Stripe's list: it has the names that its PaymentIntent had. null for one that came to nothing, or is only reserved. */
export const listedChargeOf = (charge: Stripe.Charge): ListedCharge | null => {
  const { id, status, captured, amount, amount_captured: taken, currency, metadata } = charge;
  if (status === 'failed' || (status === 'succeeded' && !captured)) return null;
  return { reference: id, payment: metadata['payment'] ?? null, amount: soldMoney(status === 'succeeded' ? taken : amount, currency) };
};
