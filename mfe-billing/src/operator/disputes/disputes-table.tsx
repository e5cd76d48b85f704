import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import { Pill } from '@rendezvous/ui';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName, useMoney } from '../../money/use-money';

interface Props {
  readonly disputes: readonly OperatorDispute[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

const COLUMNS = ['number', 'status', 'amount', 'order', 'member', 'method', 'provider', 'heard'] as const;
const NUMBERS: readonly string[] = ['amount', 'order', 'member'];

export const TONES = { warning: 'plain', open: 'warn', won: 'ok', lost: 'danger' } as const;

/** Disputes, one a row; j and k walk through them. */
export const DisputesTable = ({ disputes, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const table = useTableKeys();
  const say = (id: string) => intl.formatMessage({ id: `billing.disputes.${id}` });
  return (
    <ScrollTable label={say('title')}>
      <table ref={table} className={operatorPage.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={NUMBERS.includes(column) ? operatorPage.number : undefined}>
                {say(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {disputes.map((one) => (
            <tr key={one.id} data-open={one.id === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf(one.id)} aria-current={one.id === selected ? 'true' : undefined}>
                  {one.id}
                </Link>
              </th>
              <td>
                <Pill tone={TONES[one.status]}>{say(`status.${one.status}`)}</Pill>
              </td>
              <td className={operatorPage.number}>{money(one.amount)}</td>
              <td className={operatorPage.number}>{one.order_id}</td>
              <td className={operatorPage.number}>{one.member_id}</td>
              <td>
                {methodName(one.method)}
                {one.blocked ? ` · ${say('blocked')}` : null}
              </td>
              <td>{say(`provider.${one.provider}`)}</td>
              <td>
                <FormattedDate value={one.heard_at} dateStyle="medium" timeStyle="short" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
