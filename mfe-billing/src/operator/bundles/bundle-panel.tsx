import { useIntl } from 'react-intl';
import type { BundlePrice, changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import type { PricedBundle } from './priced-bundles';
import { PriceForm } from './price-form';
import { PriceRequestCard } from './price-request-card';

interface Props {
  readonly bundle: PricedBundle;
  readonly currency: Currency;
  /** In minor units of the currency. */
  readonly highestFee: number;
  readonly busy: boolean;
  /** Answers whether it was done. */
  readonly onAsk: (wish: ArgsOf<typeof changeBundlePrice>) => Promise<boolean>;
  readonly onApprove: (requestId: number) => void;
  readonly onDecline: (requestId: number) => void;
  readonly onWithdraw: (beginsAt: string) => void;
  readonly onPopular: () => void;
}

/** The bundle that is open: its prices so far and to come, what waits for a decision, and what can be asked for. */
export const BundlePanel = ({ bundle, currency, highestFee, busy, onAsk, onApprove, onDecline, onWithdraw, onPopular }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const title = say('history', { credits: bundle.credits, currency });
  const told = (price: BundlePrice): string => {
    const { asked_by: asker, approved_by: approver, state } = price;
    const stands = say(`state.${state}`);
    return asker === null || approver === null
      ? `${money(price)} · ${stands}`
      : say('agreed', { price: money(price), state: stands, asker: `#${asker}`, approver: `#${approver}` });
  };
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>{title}</h2>
      <Facts facts={bundle.prices.map((price) => [price.begins_at === null ? say('first') : time(price.begins_at), told(price)])} />
      {bundle.prices.map(({ state, begins_at: at, ...price }) =>
        state === 'coming' && at !== null ? (
          <div key={at} className={operatorPage.actions}>
            <Button busy={busy} onClick={() => onWithdraw(at)}>
              {say('withdraw', { price: money(price), date: time(at) })}
            </Button>
          </div>
        ) : null,
      )}
      {bundle.requests.length > 0 ? (
        <>
          <h3 className={operatorPage.subtitle}>{say('requests')}</h3>
          {bundle.requests.map((request) => (
            <PriceRequestCard
              key={request.id}
              request={request}
              busy={busy}
              onApprove={() => onApprove(request.id)}
              onDecline={() => onDecline(request.id)}
            />
          ))}
        </>
      ) : null}
      <PriceForm bundle={bundle.id} currency={currency} highestFee={highestFee} busy={busy} onAsk={onAsk} />
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
