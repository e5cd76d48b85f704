import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import { Pill } from '@rendezvous/ui';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly events: readonly WebhookEvent[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

export const TONES = { received: 'plain', processed: 'ok', parked: 'warn', failed: 'danger' } as const;
const COLUMNS = ['number', 'state', 'received', 'provider', 'type', 'order', 'tries'] as const;
const NUMBERS: readonly string[] = ['order', 'tries'];

/** Events, one a row; j and k walk through them. */
export const WebhooksTable = ({ events, selected, addressOf }: Props) => {
  const intl = useIntl();
  const table = useTableKeys();
  const say = (id: string) => intl.formatMessage({ id: `billing.webhooks.${id}` });
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
          {events.map(({ id, state, received_at: received, provider, type, order_id: order, tries }) => (
            <tr key={id} data-open={id === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf(id)} aria-current={id === selected ? 'true' : undefined}>
                  {intl.formatNumber(id, { useGrouping: false })}
                </Link>
              </th>
              <td>
                <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill>
              </td>
              <td>
                <FormattedDate value={received} dateStyle="medium" timeStyle="short" />
              </td>
              <td>{say(`provider.${provider}`)}</td>
              <td>{type}</td>
              <td className={operatorPage.number}>{order ?? '—'}</td>
              <td className={operatorPage.number}>{intl.formatNumber(tries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
