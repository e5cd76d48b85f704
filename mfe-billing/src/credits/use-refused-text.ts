import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { Currency } from '@rendezvous/contracts/kernel';
import { useMoney } from '../money/use-money';

/** The sentence for a refused order; with the new total when the price has changed, and what now when the discount counts no longer. */
export const useRefusedText = (error: unknown): string | null => {
  const intl = useIntl();
  const { money } = useMoney();
  const sentence = useRefusalSentence();
  if (error === null) return null;
  const { code, params } = refusalOf(error) ?? {};
  if (code === 'billing.price-changed' && typeof params?.total === 'number') {
    const total = money({ amount: params.total, currency: params.currency as Currency });
    return intl.formatMessage({ id: 'billing.credits.price-changed' }, { total });
  }
  return code?.startsWith('billing.discount-')
    ? intl.formatMessage({ id: 'billing.credits.discount-gone' }, { reason: sentence(error) })
    : sentence(error);
};
