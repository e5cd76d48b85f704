import { useIntl } from 'react-intl';
import type { BundlePrice, changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import type { SellingSite } from '@rendezvous/contracts/billing/selling-sites';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { useOperatorName } from '../payments/use-operator-name';
import { ownPrice, type PricedBundle } from './priced-bundles';
import { PriceForm } from './price-form';
import { PriceRequestCard } from './price-request-card';
import { SaleActions } from './sale-actions';
import { usePriceName } from './use-price-name';

interface Props {
  readonly bundle: PricedBundle;
  /** Whose prices they are; null for those of all. */
  readonly site: SellingSite | null;
  readonly currency: Currency;
  /** In minor units of the currency. */
  readonly highestFee: number;
  readonly busy: boolean;
  /** Answers whether it was done. */
  readonly onAsk: (wish: ArgsOf<typeof changeBundlePrice>) => Promise<boolean>;
  /** Asks that the site sells at the price of all again. */
  readonly onFollow: () => void;
  readonly onApprove: (requestId: number) => void;
  readonly onDecline: (requestId: number) => void;
  readonly onWithdraw: (beginsAt: string) => void;
  readonly onSell: (onSale: boolean) => void;
  readonly onPopular: () => void;
  readonly onRemove: () => void;
}

/** The bundle that is open: its prices so far and to come, what waits for a decision, and what can be asked for. */
export const BundlePanel = (props: Props) => {
  const { bundle, site, currency, highestFee, busy, onAsk, onFollow, onApprove, onDecline, onWithdraw, onSell, onPopular, onRemove } =
    props;
  const intl = useIntl();
  const { money } = useMoney();
  const priceName = usePriceName();
  const operatorName = useOperatorName();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const host = site?.host ?? null;
  const shown = { credits: bundle.credits, currency };
  const title = host === null ? say('history', shown) : say('history-of-site', { ...shown, site: host });
  const told = (price: BundlePrice): string => {
    const { asked_by: asker, approved_by: approver, state } = price;
    const stands = say(`state.${state}`);
    return asker === null || approver === null
      ? `${priceName(price)} · ${stands}`
      : say('agreed', { price: priceName(price), state: stands, asker: operatorName(asker), approver: operatorName(approver) });
  };
  const prices = bundle.prices.map((price) => [price.begins_at === null ? say('first') : time(price.begins_at), told(price)] as const);
  const ofAll = bundle.ofAll === null ? say('not-sold-elsewhere') : money({ amount: bundle.ofAll, currency });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>{title}</h2>
      {prices.length === 0 ? <p className={operatorPage.quiet}>{say(host === null ? 'no-price' : 'no-own-price')}</p> : null}
      <Facts facts={host === null ? prices : [...prices, [say('everywhere'), ofAll]]} />
      {bundle.prices.map(({ state, begins_at: at, ...price }) =>
        state === 'coming' && at !== null ? (
          <div key={at} className={operatorPage.actions}>
            <Button busy={busy} onClick={() => onWithdraw(at)}>
              {say('withdraw', { price: priceName(price), date: time(at) })}
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
      <PriceForm
        bundle={bundle.id}
        site={site?.id ?? null}
        currency={currency}
        highestFee={highestFee}
        busy={busy}
        onFollow={host !== null && ownPrice(bundle) !== null ? onFollow : null}
        onAsk={onAsk}
      />
      {bundle.removable ? (
        <>
          <p className={operatorPage.quiet}>{say('remove-text')}</p>
          <div className={operatorPage.actions}>
            <Button variant="danger" busy={busy} onClick={onRemove}>
              {say('remove', { credits: bundle.credits })}
            </Button>
          </div>
        </>
      ) : null}
      <SaleActions bundle={bundle} host={host} busy={busy} onSell={onSell} onPopular={onPopular} />
    </section>
  );
};
