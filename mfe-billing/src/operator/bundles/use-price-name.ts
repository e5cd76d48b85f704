import { useIntl } from 'react-intl';
import type { BundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import { useMoney } from '../../money/use-money';

/** A price in words: an amount, or that of all. */
export const usePriceName = (): ((price: Pick<BundlePrice, 'amount' | 'currency'>) => string) => {
  const intl = useIntl();
  const { money } = useMoney();
  return ({ amount, currency }) => (amount === 0 ? intl.formatMessage({ id: 'billing.bundles.as-all' }) : money({ amount, currency }));
};
