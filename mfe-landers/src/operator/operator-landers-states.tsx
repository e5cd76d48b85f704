import { useIntl } from 'react-intl';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-landers.module.css';

/** The landers did not come. */
export const OperatorLandersFailed = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'landers.operator.failed.title' })}
        retryLabel={intl.formatMessage({ id: 'landers.operator.retry' })}
        busy={busy}
        onRetry={onRetry}
      >
        {intl.formatMessage({ id: 'landers.operator.failed.text' })}
      </ErrorCard>
    </div>
  );
};

/** The landers are coming. */
export const OperatorLandersLoading = () => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <h1 className={operatorPage.title}>{intl.formatMessage({ id: 'landers.operator.title' })}</h1>
      <ListSkeleton label={intl.formatMessage({ id: 'landers.operator.loading' })} />
    </div>
  );
};
