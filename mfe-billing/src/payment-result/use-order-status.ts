import { useEffect, useRef, useState } from 'react';
import { useSocketEvent } from '@rendezvous/client';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { billingApi } from '../billing.api';
import { forgetDecided } from '../credits/kept-attempt';
import { paymentResultApi } from './payment-result.api';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;

/** It was given up, and may have been paid at the same moment. */
const isGivenUp = ({ state }: Order): boolean => state === 'cancelled' || state === 'failed' || state === 'expired';

/** The order waits for its payment. */
const isOpen = (order: Order | undefined): boolean => order?.state === 'created' || order?.state === 'pending';

/**
 * Follows an order until it is decided: the server asks the provider at growing intervals, and the socket tells at once.
 * @param left the payer left the provider's page without paying: first of all the payment is cancelled
 * @returns the order, and whether its provider was asked about it since the page was opened
 */
export const useOrderStatus = (orderId: number, left: boolean) => {
  const query = billingApi.useBillingOrderQuery({ orderId }, { refetchOnMountOrArgChange: true });
  const [check] = billingApi.useBillingCheckMutation();
  const [cancel] = paymentResultApi.useBillingCancelOrderMutation();
  const { data: order, refetch } = query;
  const open = isOpen(order);
  const [asked, setAsked] = useState(false);

  // who arrives at an order that was given up may have paid it all the same: the provider is asked once
  const arrived = useRef(false);
  useEffect(() => {
    if (order === undefined || arrived.current) return;
    arrived.current = true;
    if (isGivenUp(order)) void check({ orderId });
  }, [order, orderId, check]);

  // whoever buys the same again after this buys anew
  useEffect(() => {
    if (order !== undefined && !open) forgetDecided(order.id);
  }, [order, open]);

  useSocketEvent('user-changed', () => void refetch());
  useSocketEvent('connected', () => void refetch());

  // time passes outside React; an answer that does not come is asked for again
  useEffect(() => {
    if (!open) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async (
      pause: number,
      step: (about: { orderId: number }) => PromiseLike<{ readonly error?: unknown }> = check,
    ): Promise<void> => {
      const { error } = await step({ orderId });
      if (!over && error === undefined) setAsked(true);
      if (!over) timer = setTimeout(() => void ask(Math.min(pause * 1.5, LONGEST_PAUSE_MS)), pause);
    };
    void ask(FIRST_PAUSE_MS, left ? cancel : check);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [open, orderId, left, check, cancel]);
  return { ...query, asked };
};
