import type { NewStoredMethod } from '../payment/payment.provider.js';
import type { BankStatus } from './sandbox.rules.js';

/**
 * The bank's cards, by what becomes of a payment once a shop keeps one: it is paid at once, the bank asks the payer on its own page (3-D Secure), it says
 * no, or the card is over at the end of the month in which it was kept.
 */
export const BANK_CARDS = ['approves', 'confirms', 'declines', 'expires'] as const;

export type BankCard = (typeof BANK_CARDS)[number];

interface Printed {
  readonly brand: string;
  readonly last4: string;
  readonly years: number;
}

/** What stands on each, and for how many years it counts. */
export const CARD_PRINTS: Readonly<Record<BankCard, Printed>> = {
  approves: { brand: 'Visa', last4: '4242', years: 3 },
  confirms: { brand: 'Mastercard', last4: '3220', years: 2 },
  declines: { brand: 'Visa', last4: '0341', years: 4 },
  expires: { brand: 'American Express', last4: '0005', years: 0 },
};

/** A card as the bank tells the shop of it. @param at when it was kept */
export const keptCard = (card: BankCard, at: Date): Omit<NewStoredMethod, 'reference'> => {
  const { years, ...printed } = CARD_PRINTS[card];
  return { ...printed, expiryMonth: at.getUTCMonth() + 1, expiryYear: at.getUTCFullYear() + years };
};

/** How a payment with a kept card stands when it is charged; `open` while the bank waits for the payer on its page. */
export const chargeOf = (card: BankCard, keptAt: Date, now: Date): Extract<BankStatus, 'open' | 'captured' | 'declined'> => {
  const { expiryMonth, expiryYear } = keptCard(card, keptAt);
  if (card === 'declines' || now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1)) return 'declined';
  return card === 'confirms' ? 'open' : 'captured';
};
