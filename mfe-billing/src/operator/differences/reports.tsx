import { useIntl } from 'react-intl';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { differencesApi } from './differences.api';
import styles from './differences.module.css';
import { ReportsTable } from './reports-table';

/** As many as one looks at for the latest days. */
const SHOWN = 8;

/** The latest reports of days: also that one found nothing is said. */
export const Reports = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.differences.report.${id}` });
  const { currentData: data, isError, isFetching, refetch } = differencesApi.useBillingReportsQuery({});
  return (
    <div className={styles.reports}>
      <h2 className={operatorPage.subtitle}>{say('title')}</h2>
      {isError && !data ? (
        <ErrorCard
          title={say('failed')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} count={3} />
      ) : data.reports.length === 0 ? (
        <p className={operatorPage.quiet}>{say('none')}</p>
      ) : (
        <ReportsTable reports={data.reports.slice(0, SHOWN)} />
      )}
    </div>
  );
};
