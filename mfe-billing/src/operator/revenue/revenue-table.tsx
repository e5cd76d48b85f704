import { useIntl } from 'react-intl';
import type { RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import { useMoney } from '../../money/use-money';

type Sums = Omit<RevenueRow, 'key'>;

const AMOUNTS = ['gross', 'vat', 'fees', 'refunds', 'disputes', 'net'] as const;

interface Props<Row extends Sums> {
  readonly label: string;
  /** What names a row, before its currency; none for totals. */
  readonly name?: { readonly heading: string; readonly of: (row: Row) => string };
  readonly rows: readonly Row[];
}

/** Sums, each in its currency: a row leads nowhere, so none is walked through by keys. */
export const RevenueTable = <Row extends Sums>({ label, name, rows }: Props<Row>) => {
  const intl = useIntl();
  const { money } = useMoney();
  const heading = (id: string) => intl.formatMessage({ id: `billing.revenue.column.${id}` });
  return (
    <ScrollTable label={label}>
      <table className={operatorPage.table}>
        <thead>
          <tr>
            {name ? <th scope="col">{name.heading}</th> : null}
            <th scope="col">{heading('currency')}</th>
            {['orders', ...AMOUNTS].map((id) => (
              <th key={id} scope="col" className={operatorPage.number}>
                {heading(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${name?.of(row) ?? ''} ${row.currency}`}>
              {name ? <th scope="row">{name.of(row)}</th> : null}
              {name ? <td>{row.currency}</td> : <th scope="row">{row.currency}</th>}
              <td className={operatorPage.number}>{intl.formatNumber(row.orders)}</td>
              {AMOUNTS.map((id) => (
                <td key={id} className={operatorPage.number}>
                  {money({ amount: row[id], currency: row.currency })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
