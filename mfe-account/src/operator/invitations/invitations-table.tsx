import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorInvitation } from '@rendezvous/contracts/account/operator-invitations';
import { Pill } from '@rendezvous/ui';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly invitations: readonly OperatorInvitation[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

const TONES = { open: 'ok', 'used-up': 'plain', expired: 'plain', withdrawn: 'warn' } as const;
const COLUMNS = ['code', 'label', 'state', 'uses', 'expires', 'site', 'made'] as const;

/** Invitations, one a row; j and k walk through them. */
export const InvitationsTable = ({ invitations, selected, addressOf }: Props) => {
  const intl = useIntl();
  const table = useTableKeys();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.invitations.${id}` });
  return (
    <ScrollTable label={say('title')}>
      <table ref={table} className={operatorPage.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'uses' ? operatorPage.number : undefined}>
                {say(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invitations.map((one) => (
            <tr key={one.id} data-open={one.id === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf(one.id)} aria-current={one.id === selected ? 'true' : undefined}>
                  {one.code}
                </Link>
              </th>
              <td>{one.label === '' ? say('from-list') : one.label}</td>
              <td>
                <Pill tone={TONES[one.state]}>{say(`state.${one.state}`)}</Pill>
              </td>
              <td className={operatorPage.number}>
                {intl.formatNumber(one.uses)} / {intl.formatNumber(one.max_uses)}
              </td>
              <td>{one.expires_at === null ? '—' : <FormattedDate value={one.expires_at} dateStyle="medium" timeStyle="short" />}</td>
              <td>{one.site}</td>
              <td>
                <FormattedDate value={one.created_at} dateStyle="medium" timeStyle="short" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
