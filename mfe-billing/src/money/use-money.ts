import { useIntl } from 'react-intl';
import { type Money, moneyFormat } from '@rendezvous/contracts/kernel';
import { writtenNumber } from '@rendezvous/contracts/written-number';

/** Writes amounts and rates the way the member's language does. */
export const useMoney = () => {
  const intl = useIntl();
  return {
    money: ({ amount, currency }: Money): string => writtenNumber(intl.formatNumber(amount / 100, moneyFormat(currency))),
    /** Price of one of several, rounded to cents. */
    each: ({ amount, currency }: Money, count: number): string =>
      intl.formatNumber(Math.round(amount / count) / 100, moneyFormat(currency)),
    /** @param rate in per cent, for example 8.1 */
    percent: (rate: number): string => intl.formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 2 }),
  };
};

/** The name of a payment method. */
export const useMethodName = (): ((method: string) => string) => {
  const intl = useIntl();
  return (method) => intl.formatMessage({ id: `billing.method.${method}` });
};
