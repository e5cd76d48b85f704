import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMethodName, useMoney } from '../../money/use-money';
import styles from './disputes.module.css';

interface Props {
  /** One of each payment. */
  readonly disputes: readonly OperatorDispute[];
  /** The row that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

export const TONES = { warning: 'plain', open: 'warn', won: 'ok', lost: 'danger' } as const;

/** Disputed payments, one a row with how each of its disputes stands; j and k walk through them. */
export const DisputesTable = ({ disputes, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const say = (id: string) => intl.formatMessage({ id: `billing.disputes.${id}` });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={disputes}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('number'), render: ({ id }) => id },
        {
          ...column('status'),
          render: ({ id, status, others = [] }) => (
            <span className={styles.pills}>
              {[{ id, status }, ...others].map((one) => (
                <Pill key={one.id} tone={TONES[one.status]}>
                  {say(`status.${one.status}`)}
                </Pill>
              ))}
            </span>
          ),
        },
        { ...column('amount'), number: true, render: ({ amount }) => money(amount) },
        { ...column('order'), number: true, render: ({ order_id: order }) => order },
        { ...column('member'), number: true, render: ({ member_id: member }) => member },
        {
          ...column('method'),
          render: ({ method, blocked }) => (blocked ? `${methodName(method)} · ${say('blocked')}` : methodName(method)),
        },
        { ...column('provider'), render: ({ provider }) => intl.formatMessage({ id: `billing.payments.provider.${provider}` }) },
        { ...column('heard'), render: ({ heard_at: at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> },
      ]}
    />
  );
};
