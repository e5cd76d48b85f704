import { useIntl } from 'react-intl';
import type { changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import type { PricedBundle } from './priced-bundles';
import { PriceForm } from './price-form';

interface Props {
  readonly bundle: PricedBundle;
  readonly currency: Currency;
  /** In minor units of the currency. */
  readonly highestFee: number;
  readonly busy: boolean;
  /** Answers whether it was done. */
  readonly onChange: (wish: ArgsOf<typeof changeBundlePrice>) => Promise<boolean>;
  readonly onPopular: () => void;
}

/** The bundle that is open: its prices so far and to come, and what can be changed. */
export const BundlePanel = ({ bundle, currency, highestFee, busy, onChange, onPopular }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const title = say('history', { credits: bundle.credits, currency });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>{title}</h2>
      <Facts
        facts={bundle.prices.map((price) => [
          price.begins_at === null ? say('first') : intl.formatDate(price.begins_at, { dateStyle: 'medium', timeStyle: 'short' }),
          `${money(price)} · ${say(`state.${price.state}`)}`,
        ])}
      />
      <PriceForm bundle={bundle.id} currency={currency} highestFee={highestFee} busy={busy} onChange={onChange} />
      {bundle.popular ? null : (
        <div className={operatorPage.actions}>
          <Button busy={busy} onClick={onPopular}>
            {say('make-popular')}
          </Button>
        </div>
      )}
    </section>
  );
};
