import type { Order } from '@rendezvous/contracts/billing/orders';
import type { listStoredMethods, StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import type { ReplyOf } from '@rendezvous/contracts/route';

/** How a card pays: a stored one, or another that the payer enters on the provider's page and may let be stored. */
export type CardChoice = { readonly stored: StoredMethod } | { readonly stored: null; readonly store: boolean };

/** Another card, which nobody stores. */
export const ANOTHER_CARD: CardChoice = { stored: null, store: false };

/** What is stored for a member, and what can be; nothing while the server has not said. */
export type StoredCards = ReplyOf<typeof listStoredMethods>;

export const NO_CARDS: StoredCards = { stored: [], storable: [] };

/** The stored cards that can be paid with. */
export const usableCards = ({ stored }: StoredCards): readonly StoredMethod[] => stored.filter(({ state }) => state === 'usable');

/**
 * The card of a try that was refused, when it is asked about again; null when it can be chosen no more.
 * @param cards the stored cards that can be paid with
 * @param storable whether another card can be stored
 */
export const triedCard = (tried: CardChoice, cards: readonly StoredMethod[], storable: boolean): CardChoice | null => {
  const { stored: wanted } = tried;
  if (wanted === null) return { stored: null, store: tried.store && storable };
  const stored = cards.find(({ id }) => id === wanted.id);
  return stored === undefined ? null : { stored };
};

/** What the address says in place of a stored card's number. */
export const ANOTHER = 'another';

/**
 * The card that is chosen before the member chooses: the one of the address, else the one of their last payment, else the one that was used last.
 * @param wanted what the address says
 */
export const firstCard = (cards: readonly StoredMethod[], wanted: string | null, last: Order['card']): CardChoice => {
  if (wanted === ANOTHER) return ANOTHER_CARD;
  const stored =
    cards.find(({ id }) => String(id) === wanted) ??
    cards.find(({ brand, last4 }) => brand === last?.brand && last4 === last.last4) ??
    cards[0];
  return stored === undefined ? ANOTHER_CARD : { stored };
};
