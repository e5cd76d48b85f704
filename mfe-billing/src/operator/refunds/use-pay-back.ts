import { useRef, useState } from 'react';
import { newUuid } from '@rendezvous/contracts/kernel';
import type { OperatorRefund, OperatorRefundQuote } from '@rendezvous/contracts/billing/operator-refunds';
import { operatorRefundsApi } from './operator-refunds.api';

/** Pays back. One quote and reason keep one client id, so that pressing twice, or again after a lost answer, is one refund. */
export const usePayBack = (onDone: (refund: OperatorRefund) => void) => {
  const [request, { isLoading: busy }] = operatorRefundsApi.useBillingRequestOperatorRefundMutation();
  const [error, setError] = useState<unknown>(null);
  const attempt = useRef<{ readonly wish: string; readonly clientId: string } | null>(null);

  const payBack = async ({ order: orderId, back, amount: { amount } }: OperatorRefundQuote, reason: string): Promise<void> => {
    setError(null);
    const wish = JSON.stringify([orderId, back, amount, reason]);
    if (attempt.current?.wish !== wish) attempt.current = { wish, clientId: newUuid() };
    const { clientId } = attempt.current;
    const answer = await request({ orderId, clientId, expected_credits: back, expected_amount: amount, reason });
    if (answer.error === undefined) onDone(answer.data);
    else setError(answer.error);
  };
  return { payBack, busy, error };
};
