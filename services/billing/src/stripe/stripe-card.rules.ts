import type { Stripe } from 'stripe';
import type { NewStoredMethod, PaymentReport } from '../payment/payment.provider.js';

/** Stripe charges what it stores by the names of a customer and of a method: ours is both. */
const storedName = (customer: string, method: string): string => `${customer}/${method}`;

export const namesOf = (stored: string): { readonly customer: string; readonly method: string } => {
  const [customer = '', method = ''] = stored.split('/');
  return { customer, method };
};

/** The name of what Stripe tells by name, or in whole. */
const nameOf = (told: string | { readonly id: string } | null): string | null => (typeof told === 'string' ? told : (told?.id ?? null));

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** As it is printed on the card. */
const brandName = (brand: string): string => BRANDS[brand] ?? brand;

/** What was charged last; null while nothing was. @param intent with its latest charge expanded */
export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'string' ? null : (charge ?? null);

/** The card that was charged; null for another way to pay. */
export const cardOf = (charge: Stripe.Charge | null): PaymentReport['card'] => {
  const card = charge?.payment_method_details?.card;
  return card?.brand && card.last4 ? { brand: brandName(card.brand), last4: card.last4 } : null;
};

/** What was stored with a payment on a page; null where nobody asked for it, or it is no card. */
export const storedWith = (intent: Stripe.PaymentIntent): NewStoredMethod | null => {
  const charge = chargeOf(intent);
  const [customer, method] = [nameOf(intent.customer), charge?.payment_method ?? null];
  const { exp_month: expiryMonth, exp_year: expiryYear } = charge?.payment_method_details?.card ?? {};
  const card = cardOf(charge);
  if (intent.setup_future_usage === null || customer === null || method === null || card === null || !expiryMonth || !expiryYear)
    return null;
  return { reference: storedName(customer, method), ...card, expiryMonth, expiryYear };
};
