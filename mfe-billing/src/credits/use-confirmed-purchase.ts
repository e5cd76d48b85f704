import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownPath } from '@rendezvous/contracts/kernel';
import { keepCameFrom } from './came-from';
import type { CardChoice } from './card-choice';
import type { Choice } from './order-choice';
import { usePurchase } from './use-purchase';
import { useRefusedText } from './use-refused-text';

/** What a page needs to sell something: the question before it is ordered, and what became of the order. */
export interface ConfirmedPurchase {
  /** What the member is asked about, as it stood when they pressed; null while nothing is asked. */
  readonly asked: Choice | null;
  readonly ask: (choice: Choice) => void;
  readonly confirm: (card: CardChoice) => void;
  /** The card of the last try by the method that is asked about; null without one. */
  readonly tried: CardChoice | null;
  readonly putOff: () => void;
  /** The order is on its way, or the payment page is. */
  readonly busy: boolean;
  /** Why the last order was refused. */
  readonly refused: string | null;
  readonly forgive: () => void;
}

/**
 * Asks once more, orders, and goes to the provider's page.
 * @param leave goes to an address outside the application
 * @param onOld called when an order was refused, so that what is on the page may be old
 */
export const useConfirmedPurchase = (leave: (to: string) => void, onOld: () => void): ConfirmedPurchase => {
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<Choice | null>(null);
  // the dialog goes with a refusal: what was chosen in it is chosen when it asks again
  const [last, setLast] = useState<{ readonly method: string | undefined; readonly card: CardChoice } | null>(null);
  const { buy, busy, error, forgive } = usePurchase(leave, {
    // the page that asked for credits, where the way leads back to
    onOrdered: (orderId) => keepCameFrom(orderId, ownPath(search.get('next'))),
    onRefused: (code) => {
      // the page says why, beside the button that asks again
      setAsked(null);
      if (code.startsWith('billing.')) onOld();
    },
  });
  return {
    asked,
    ask: (choice) => {
      forgive();
      setAsked(choice);
    },
    confirm: (card) => {
      if (asked === null) return;
      setLast({ method: asked.method?.method, card });
      void buy(asked, card);
    },
    tried: last !== null && last.method === asked?.method?.method ? last.card : null,
    putOff: () => setAsked(null),
    busy,
    refused: useRefusedText(error),
    forgive,
  };
};
