import { FormattedDate, useIntl } from 'react-intl';
import type { StatementEntry } from '@rendezvous/contracts/billing/statement';
import { writtenNumber } from '@rendezvous/contracts/written-number';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useSigned } from '../../money/use-signed';

/** As many as one looks at before giving or taking something. */
const SHOWN = 6;

/** The latest entries of a member's ledger. */
export const LatestEntries = ({ entries }: { readonly entries: readonly StatementEntry[] }) => {
  const intl = useIntl();
  const signed = useSigned();
  const say = (id: string) => intl.formatMessage({ id: `billing.adjustments.${id}` });
  if (entries.length === 0) return <p className={operatorPage.quiet}>{say('no-entries')}</p>;
  return (
    <ScrollTable label={say('entries')}>
      <table className={operatorPage.table}>
        <thead>
          <tr>
            <th scope="col">{say('entry.what')}</th>
            <th scope="col">{say('entry.when')}</th>
            <th scope="col" className={operatorPage.number}>
              {say('entry.credits')}
            </th>
            <th scope="col" className={operatorPage.number}>
              {say('entry.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, SHOWN).map(({ id, at, kind, credits, balance }) => (
            <tr key={id}>
              <th scope="row">{intl.formatMessage({ id: `billing.statement.entry.${kind}` })}</th>
              <td>
                <FormattedDate value={at} dateStyle="medium" />
              </td>
              <td className={operatorPage.number}>{signed(credits)}</td>
              <td className={operatorPage.number}>{writtenNumber(intl.formatNumber(balance))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
