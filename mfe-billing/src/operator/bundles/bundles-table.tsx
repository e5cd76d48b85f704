import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';
import { ownPrice, type PricedBundle, priceNow } from './priced-bundles';
import { usePriceName } from './use-price-name';

interface Props {
  readonly bundles: readonly PricedBundle[];
  readonly currency: Currency;
  /** null for the prices of all. */
  readonly site: number | null;
  /** The one that is open. */
  readonly selected: string | null;
  readonly addressOf: (id: string) => string;
}

/** Bundles in one currency, one a row; j and k walk through them. */
export const BundlesTable = ({ bundles, currency, site, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money, each } = useMoney();
  const priceName = usePriceName();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  const coming = ({ prices, requests }: PricedBundle): readonly string[] => [
    ...prices
      .filter(({ state }) => state === 'coming')
      .map((price) =>
        say('from', {
          price: priceName(price),
          date: intl.formatDate(price.begins_at ?? '', { dateStyle: 'medium', timeStyle: 'short' }),
        }),
      )
      .toReversed(),
    ...requests.map((request) => say('waits', { price: priceName(request) })),
  ];
  return (
    <OperatorTable
      label={say('title')}
      rows={bundles}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('bundle'), render: ({ credits, onSale, offSite }) => say(onSale && !offSite ? 'credits' : 'not-sold', { credits }) },
        {
          ...column('price'),
          number: true,
          render: (bundle) => {
            const amount = priceNow(bundle);
            return amount === null ? '—' : money({ amount, currency });
          },
        },
        {
          ...column('each'),
          number: true,
          render: (bundle) => {
            const amount = priceNow(bundle);
            return amount === null ? '—' : each({ amount, currency }, bundle.credits);
          },
        },
        ...(site === null
          ? []
          : [
              {
                ...column('own'),
                render: (bundle: PricedBundle) => (ownPrice(bundle) === null ? say('as-all') : <Pill tone="accent">{say('own')}</Pill>),
              },
            ]),
        { ...column('coming'), render: (bundle) => coming(bundle).join(', ') || '—' },
        // the same everywhere, so it is told and changed there
        ...(site === null
          ? [{ ...column('popular'), render: ({ popular }: PricedBundle) => (popular ? <Pill tone="ok">{say('popular')}</Pill> : null) }]
          : []),
      ]}
    />
  );
};
