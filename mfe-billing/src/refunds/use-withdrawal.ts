import { useRef, useState } from 'react';
import { newUuid } from '@rendezvous/contracts/kernel';
import type { Refund, RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { billingApi } from '../billing.api';

/**
 * Withdraws from a purchase. One quote keeps one client id, so that pressing twice, or again after a lost answer, is one refund.
 * @param onDone called with the refund once the server has it
 */
export const useWithdrawal = (onDone: (refund: Refund) => void) => {
  const [request, { isLoading: busy }] = billingApi.useBillingRequestRefundMutation();
  const [error, setError] = useState<unknown>(null);
  const attempt = useRef<{ readonly wish: string; readonly clientId: string } | null>(null);

  const withdraw = async ({ order: orderId, unused, amount: { amount } }: RefundQuote): Promise<void> => {
    setError(null);
    const wish = `${orderId} ${unused} ${amount}`;
    if (attempt.current?.wish !== wish) attempt.current = { wish, clientId: newUuid() };
    const { clientId } = attempt.current;
    const answer = await request({ orderId, clientId, expected_credits: unused, expected_amount: amount });
    if (answer.error === undefined) onDone(answer.data);
    else setError(answer.error);
  };
  return { withdraw, busy, error };
};
