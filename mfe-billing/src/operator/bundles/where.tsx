import { useIntl } from 'react-intl';
import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';

interface Props {
  readonly countries: OperatorBundles['countries'];
  readonly currency: Currency;
  readonly highestFee: number;
}

/** Where these prices count, and what they contain there. */
export const Where = ({ countries, currency, highestFee }: Props) => {
  const intl = useIntl();
  const { money, percent } = useMoney();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  if (countries.length === 0) return <p className={operatorPage.quiet}>{say('where-none')}</p>;
  const named = countries.map(({ country, tax_rate: rate, tax_known: known = true }) => {
    const name = intl.formatDisplayName(country, { type: 'region' }) ?? country;
    if (!known) return say('country-unknown-tax', { country: name });
    return rate === 0 ? say('country-untaxed', { country: name }) : say('country', { country: name, rate: percent(rate) });
  });
  return (
    <p className={operatorPage.quiet}>
      {say('where', { countries: intl.formatList(named), fee: money({ amount: highestFee, currency }) })}
    </p>
  );
};
