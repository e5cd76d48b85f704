import { useRef, useState } from 'react';
import { refusalOf } from '@rendezvous/client';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { AccountValues } from './account-values';
import { directDebitApi } from './direct-debit.api';
import { forgetAccount } from './use-account-values';

/** After these nothing more can be done on the page: the way on is another method, or another bundle. */
const CLOSED: readonly string[] = ['billing.direct-debit-blocked', 'billing.direct-debit-limit'];

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
}

/** What leads from an account to a signed debit. One thing at a time; `error` is why the last one was refused. */
export const useDirectDebit = (orderId: number, onDecided: (order: Order) => void) => {
  const [choose, choosing] = directDebitApi.useBillingChooseAccountMutation();
  const [send, sending] = directDebitApi.useBillingSendCodeMutation();
  const [sign, signing] = directDebitApi.useBillingSignMutation();
  const [giveUp, givingUp] = directDebitApi.useBillingGiveUpDirectDebitMutation();
  const [error, setError] = useState<unknown>(null);
  const underWay = useRef(false);

  /** @returns why it was refused; null when it was done, or another thing is under way */
  const run = async <T>(call: () => Promise<Answer<T>>, done?: (data: T) => void): Promise<string | null> => {
    // the state is too late for a second click within one frame
    if (underWay.current) return null;
    underWay.current = true;
    setError(null);
    const answer = await call();
    underWay.current = false;
    if (answer.error !== undefined) setError(answer.error);
    else if (answer.data !== undefined) done?.(answer.data);
    return answer.error === undefined ? null : (refusalOf(answer.error)?.code ?? '');
  };
  const decided = (order: Order): void => {
    forgetAccount();
    onDecided(order);
  };
  return {
    error,
    forgive: () => setError(null),
    /** The sentence of the specification is all there is to say. */
    closed: CLOSED.includes(refusalOf(error)?.code ?? ''),
    choosing: choosing.isLoading,
    sending: sending.isLoading,
    signing: signing.isLoading,
    givingUp: givingUp.isLoading,
    /** @param values null: by the mandate from before */
    choose: (values: AccountValues | null) => run(() => choose({ orderId, ...choiceOf(values) })),
    sendCode: () => run(() => send({ orderId })),
    sign: (code: string, revision: number) => run(() => sign({ orderId, code, authorised: true, revision }), decided),
    giveUp: () => run(() => giveUp({ orderId }), decided),
  };
};

const choiceOf = (values: AccountValues | null) => {
  if (values === null) return { details: null, keep: true };
  const { keep, ...details } = values;
  return { details, keep };
};

export type DirectDebitSteps = ReturnType<typeof useDirectDebit>;
