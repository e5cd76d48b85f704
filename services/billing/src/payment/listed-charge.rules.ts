import { Currency, type Money } from '@rendezvous/contracts/kernel';

/** An amount in minor units as we have it; null in a currency that nothing is sold in. */
export const soldMoney = (amount: number, currency: string): Money | null => {
  const known = Currency.safeParse(currency.toUpperCase());
  return known.success ? { amount, currency: known.data } : null;
};
