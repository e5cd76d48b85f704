import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorOffer } from '@rendezvous/contracts/billing/operator-offers';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';
import { pageAddress } from '../payments/page-address';

interface Props {
  readonly offers: readonly OperatorOffer[];
  /** The one that is open. */
  readonly selected: string | null;
}

/** Offers to newcomers, one a row; j and k walk through them. */
export const OffersTable = ({ offers, selected }: Props) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `billing.offers.${id}` }, values);
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={offers}
      keyOf={({ name }) => name}
      selected={selected}
      renderLink={({ name }) => <Link to={pageAddress('offers', { offer: name })} />}
      columns={[
        { ...column('offer'), render: ({ name }) => say(`name.${name}`) },
        { ...column('percentage'), number: true, render: ({ percentage }) => percent(percentage) },
        { ...column('hours'), number: true, render: ({ hours }) => say('hours', { hours }) },
        { ...column('code'), render: ({ code }) => code },
        {
          ...column('state'),
          render: ({ active }) => <Pill tone={active ? 'ok' : 'warn'}>{say(`state.${active ? 'active' : 'inactive'}`)}</Pill>,
        },
      ]}
    />
  );
};
