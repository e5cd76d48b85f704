import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorComplaint } from '@rendezvous/contracts/account/operator-complaints';
import { Pill } from '@rendezvous/ui';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly complaints: readonly OperatorComplaint[];
  /** Number of the one that is open. */
  readonly selected: string | null;
  readonly addressOf: (number: string) => string;
}

const TONES = { open: 'warn', answered: 'ok', closed: 'plain' } as const;
const COLUMNS = ['number', 'state', 'category', 'filed', 'by', 'about', 'language'] as const;

/** Complaints, one a row; j and k walk through them. */
export const ComplaintsTable = ({ complaints, selected, addressOf }: Props) => {
  const intl = useIntl();
  const table = useTableKeys();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.complaints.${id}` });
  return (
    <ScrollTable label={say('title')}>
      <table ref={table} className={operatorPage.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {complaints.map(({ number, state, category, filed_at: filedAt, member_id: by, about_id: about, locale }) => (
            <tr key={number} data-open={number === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf(number)} aria-current={number === selected ? 'true' : undefined}>
                  {number}
                </Link>
              </th>
              <td>
                <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill>
              </td>
              <td>{intl.formatMessage({ id: `account.complaints.category.${category}` })}</td>
              <td>
                <FormattedDate value={filedAt} dateStyle="medium" timeStyle="short" />
              </td>
              <td>{by ?? say('visitor')}</td>
              <td>{about ?? '—'}</td>
              <td>{locale}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
