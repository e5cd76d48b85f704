import { useState } from 'react';
import { useRefusalSentence } from '@rendezvous/client';
import type { DiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { discountCodeOf } from '@rendezvous/contracts/billing/discount-terms';
import { billingApi } from '../billing.api';

/** The code that a member has entered, and what became of it. */
export interface EnteredCode {
  /** The code as it counts; null without one that does. */
  readonly code: DiscountCode | null;
  readonly busy: boolean;
  /** Why the last one that was entered does not count. */
  readonly refused: string | null;
  readonly enter: (typed: string) => void;
  readonly remove: () => void;
  /** Asks again whether it still counts. */
  readonly askAgain: () => void;
}

/** Asks the server for a code once it is entered; which bundles and methods it counts for is in the answer. */
export const useDiscountCode = (): EnteredCode => {
  const sentence = useRefusalSentence();
  const [entered, setEntered] = useState<string | null>(null);
  const query = billingApi.useBillingDiscountCodeQuery(
    { code: entered ?? '' },
    { skip: entered === null, refetchOnMountOrArgChange: true },
  );
  const { currentData = null, error, isFetching, refetch } = query;
  const asked = entered !== null;
  return {
    code: asked && !error ? currentData : null,
    busy: asked && isFetching,
    refused: asked && error && !isFetching ? sentence(error) : null,
    enter: (typed) => {
      const code = discountCodeOf(typed);
      if (code === entered) void refetch();
      else setEntered(code);
    },
    remove: () => setEntered(null),
    askAgain: () => {
      if (asked) void refetch();
    },
  };
};
