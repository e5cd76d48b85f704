import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { ErrorCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { SettingsPage } from './settings-page';
import styles from './settings.module.css';

/** Settings: who may see the member, whom they blocked, language, devices, account. */
export const SettingsScreen = () => {
  const intl = useIntl();
  const { data, isFetching, isError, refetch } = accountApi.useAccountPreferencesQuery();
  usePageTitle(intl.formatMessage({ id: 'account.settings.title' }));
  if (data) return <SettingsPage preferences={data.preferences} blocked={data.blocked} />;
  return (
    <div className={styles.page}>
      <div className={styles.content} aria-busy={!isError}>
        <h1>{intl.formatMessage({ id: 'account.settings.title' })}</h1>
        {isError ? (
          <ErrorCard
            title={intl.formatMessage({ id: 'account.settings.failed' })}
            retryLabel={intl.formatMessage({ id: 'account.retry' })}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <>
            <Waiting />
            <VisuallyHidden>{intl.formatMessage({ id: 'account.loading' })}</VisuallyHidden>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="button" width="full" />
            ))}
          </>
        )}
      </div>
    </div>
  );
};
