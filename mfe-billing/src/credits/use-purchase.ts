import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf } from '@rendezvous/client';
import { STORE_CONSENT_VERSION } from '@rendezvous/contracts/billing/store-consent';
import { billingApi } from '../billing.api';
import { type Attempt, forgetAttempt, keepUntilDecided, keptAttempt } from './kept-attempt';
import type { CardChoice } from './card-choice';
import type { Choice } from './order-choice';

/** After these the order cannot be paid any more: the next try is another one. */
const OVER: readonly string[] = ['billing.order-not-payable', 'billing.payment-refused', 'billing.stored-method-gone'];

/** States of an order that waits, and of one that ended without a payment. */
const WAITING: readonly string[] = ['created', 'pending'];
const GIVEN_UP: readonly string[] = ['failed', 'cancelled', 'expired'];

/** What the server is told of the card. */
const cardWish = (card: CardChoice) => {
  if (card.stored) return { stored_method: card.stored.id };
  return card.store ? { store_consent: STORE_CONSENT_VERSION } : {};
};

/**
 * Orders and goes to the provider's page. One wish keeps one client id, so that pressing twice, or again after a lost answer or after coming back from the
 * provider's page, is one order.
 * @param leave goes to an address outside the application
 * @param onOrdered called before that
 * @param onRefused called with the code when the server says no
 */
export const usePurchase = (
  leave: (to: string) => void,
  { onOrdered, onRefused }: { readonly onOrdered: (orderId: number) => void; readonly onRefused: (code: string) => void },
) => {
  const [create] = billingApi.useBillingCreateMutation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const underWay = useRef(false);
  const attempt = useRef<Attempt | null>(null);

  const release = () => {
    underWay.current = false;
    setBusy(false);
  };

  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    release();
    attempt.current = null;
  });
  // coming back from the bank with the back button shows this page as it was left, with the button still busy; what was ordered may be decided by now
  useEffect(() => {
    const react = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener('pageshow', react);
    return () => window.removeEventListener('pageshow', react);
  }, []);

  const buy = async ({ bundle, method, total, discount }: Choice, card: CardChoice): Promise<void> => {
    // the state is too late for a second click within one frame
    if (underWay.current || method === null) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    const wish = `${bundle.id} ${method.method} ${total.amount} ${total.currency} ${discount?.code ?? ''} ${JSON.stringify(cardWish(card))}`;
    if (attempt.current?.wish !== wish) attempt.current = keptAttempt(wish);
    const send = ({ clientId }: Attempt) =>
      create({
        clientId,
        bundle: bundle.id,
        method: method.method,
        expected_total: total.amount,
        expected_currency: total.currency,
        ...(discount && { discount_code: discount.code }),
        ...cardWish(card),
      }).unwrap();
    try {
      const { earlier } = attempt.current;
      let { order, redirect } = await send(attempt.current);
      // what ended before the page was loaded is over: this is another try
      if (earlier && GIVEN_UP.includes(order.state)) {
        forgetAttempt();
        attempt.current = keptAttempt(wish);
        ({ order, redirect } = await send(attempt.current));
      } else if (earlier && !WAITING.includes(order.state)) redirect += '?earlier=yes';
      if (WAITING.includes(order.state)) keepUntilDecided(attempt.current, order.id);
      else forgetAttempt();
      onOrdered(order.id);
      leave(redirect);
    } catch (fault) {
      const code = refusalOf(fault)?.code ?? '';
      if (OVER.includes(code)) {
        attempt.current = null;
        forgetAttempt();
      }
      setError(fault);
      release();
      onRefused(code);
    }
  };
  return { buy, busy, error, forgive: () => setError(null) };
};
