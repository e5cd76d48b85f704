import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';

interface Props {
  readonly incidents: readonly PaymentIncident[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

/** Differences, one a row; j and k walk through them. */
export const DifferencesTable = ({ incidents, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string) => intl.formatMessage({ id: `billing.differences.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={incidents}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('number'), render: ({ id }) => String(id) },
        {
          ...column('state'),
          render: ({ resolved_at: settled }) => (
            <Pill tone={settled === null ? 'warn' : 'ok'}>{say(settled === null ? 'state.open' : 'state.settled')}</Pill>
          ),
        },
        { ...column('kind'), render: ({ kind }) => say(`kind.${kind}`) },
        { ...column('reported'), number: true, render: ({ reported }) => money(reported) },
        { ...column('asked'), number: true, render: ({ asked }) => money(asked) },
        { ...column('order'), number: true, render: ({ order_id: order }) => (order === 0 ? '—' : String(order)) },
        { ...column('provider'), render: ({ provider }) => intl.formatMessage({ id: `billing.payments.provider.${provider}` }) },
        { ...column('noticed'), render: ({ noticed_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
      ]}
    />
  );
};
