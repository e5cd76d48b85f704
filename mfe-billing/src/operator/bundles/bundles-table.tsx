import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';
import { presentOf, type PricedBundle } from './priced-bundles';

interface Props {
  readonly bundles: readonly PricedBundle[];
  /** The one that is open. */
  readonly selected: string | null;
  readonly addressOf: (id: string) => string;
}

/** Bundles in one currency, one a row; j and k walk through them. */
export const BundlesTable = ({ bundles, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money, each } = useMoney();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  const coming = ({ prices, requests }: PricedBundle): readonly string[] => [
    ...prices
      .filter(({ state }) => state === 'coming')
      .map(({ amount, currency, begins_at: at }) =>
        say('from', { price: money({ amount, currency }), date: intl.formatDate(at ?? '', { dateStyle: 'medium', timeStyle: 'short' }) }),
      )
      .toReversed(),
    ...requests.map(({ amount, currency }) => say('waits', { price: money({ amount, currency }) })),
  ];
  return (
    <OperatorTable
      label={say('title')}
      rows={bundles}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('bundle'), render: ({ credits, onSale }) => say(onSale ? 'credits' : 'not-sold', { credits }) },
        {
          ...column('price'),
          number: true,
          render: (bundle) => {
            const price = presentOf(bundle);
            return price === null ? '—' : money(price);
          },
        },
        {
          ...column('each'),
          number: true,
          render: (bundle) => {
            const price = presentOf(bundle);
            return price === null ? '—' : each(price, bundle.credits);
          },
        },
        { ...column('coming'), render: (bundle) => coming(bundle).join(', ') || '—' },
        { ...column('popular'), render: ({ popular }) => (popular ? <Pill tone="ok">{say('popular')}</Pill> : null) },
      ]}
    />
  );
};
