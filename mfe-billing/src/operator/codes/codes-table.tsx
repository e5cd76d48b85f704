import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { Pill } from '@rendezvous/ui';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';

interface Props {
  readonly codes: readonly OperatorDiscountCode[];
  /** The one that is open. */
  readonly selected: string | null;
  readonly addressOf: (code: string) => string;
}

const COLUMNS = ['code', 'percentage', 'state', 'used', 'reserved', 'expires', 'made'] as const;
const NUMBERS: readonly string[] = ['percentage', 'used', 'reserved'];

/** Whether a code counts now, as its pill says it. */
export const stateOf = ({ status, expired }: OperatorDiscountCode): 'active' | 'inactive' | 'expired' =>
  status === 'inactive' ? 'inactive' : expired ? 'expired' : 'active';
const TONES = { active: 'ok', inactive: 'warn', expired: 'plain' } as const;

/** Codes, one a row; j and k walk through them. */
export const CodesTable = ({ codes, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const table = useTableKeys();
  const say = (id: string) => intl.formatMessage({ id: `billing.codes.${id}` });
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
          {codes.map((one) => (
            <tr key={one.code} data-open={one.code === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf(one.code)} aria-current={one.code === selected ? 'true' : undefined}>
                  {one.code}
                </Link>
              </th>
              <td className={operatorPage.number}>{percent(one.percentage)}</td>
              <td>
                <Pill tone={TONES[stateOf(one)]}>{say(`state.${stateOf(one)}`)}</Pill>
              </td>
              <td className={operatorPage.number}>
                {intl.formatNumber(one.used)}
                {one.maximum_uses === null ? null : ` / ${intl.formatNumber(one.maximum_uses)}`}
              </td>
              <td className={operatorPage.number}>{intl.formatNumber(one.reserved)}</td>
              <td>{one.expires === null ? '—' : <FormattedDate value={one.expires} dateStyle="medium" timeStyle="short" />}</td>
              <td>
                <FormattedDate value={one.created_at} dateStyle="medium" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
