import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Currency } from '@rendezvous/contracts/kernel';

/** Methods of one country's banks, with the currencies that they move; all others take what is sold in. */
const CURRENCIES_OF: Partial<Readonly<Record<PaymentMethod, readonly Currency[]>>> = {
  ideal: ['EUR'],
  bancontact: ['EUR'],
  eps: ['EUR'],
  twint: ['CHF'],
  blik: ['PLN'],
  przelewy24: ['EUR', 'PLN'],
  sepa: ['EUR'],
};

/** Whether a method moves money in a currency. */
export const movesIn = (method: PaymentMethod, currency: Currency): boolean => CURRENCIES_OF[method]?.includes(currency) ?? true;
