import { useIntl } from 'react-intl';
import { DELETION_REASONS } from '@rendezvous/contracts/account/deletion';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { operatorAccountApi } from './operator-account.api';

/** Why members left, month by month. Who they were is kept nowhere. */
export const LeavingView = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.leaving.${id}` });
  const { data, isError, isFetching, refetch } = operatorAccountApi.useAccountDeletionReasonsQuery();
  if (isError) {
    return (
      <ErrorCard
        title={say('failed')}
        retryLabel={intl.formatMessage({ id: 'account.retry' })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />;
  if (data.months.length === 0) return <EmptyState title={say('none')}>{say('none-text')}</EmptyState>;
  const countOf = (month: (typeof data.months)[number], reason: string): number =>
    month.reasons.find((one) => one.reason === reason)?.count ?? 0;
  return (
    <ScrollTable label={say('title')}>
      <table className={operatorPage.table}>
        <thead>
          <tr>
            <th scope="col">{say('month')}</th>
            {DELETION_REASONS.map((reason) => (
              <th key={reason} scope="col" className={operatorPage.number}>
                {intl.formatMessage({ id: `account.delete.reason.${reason}` })}
              </th>
            ))}
            <th scope="col" className={operatorPage.number}>
              {say('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{intl.formatDate(`${month.month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}</th>
              {DELETION_REASONS.map((reason) => (
                <td key={reason} className={operatorPage.number}>
                  {intl.formatNumber(countOf(month, reason))}
                </td>
              ))}
              <td className={operatorPage.number}>{intl.formatNumber(month.reasons.reduce((sum, { count }) => sum + count, 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
