import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { deleteAccountTexts } from '../delete-account/texts';
import { langConfigTexts } from '../lang-config/texts';
import { notificationsTexts } from '../notifications/texts';
import { pauseTexts } from '../pause/texts';
import { resetPasswordTexts } from '../reset-password/texts';
import { SettingsPage } from './settings-page';
import styles from './settings.module.css';
import { settingsTexts } from './texts';

const Settings = () => {
  const intl = useIntl();
  const { data, isFetching, isError, refetch } = accountApi.useAccountPreferencesQuery();
  usePageTitle(intl.formatMessage({ id: 'account.settings.title' }));
  if (data) return <SettingsPage preferences={data.preferences} blocked={data.blocked} pausedSince={data.paused_since ?? null} />;
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

/** Settings: which mails come, who may see the member, whom they blocked, language, devices, account. */
export const SettingsScreen = withTexts(
  [settingsTexts, notificationsTexts, resetPasswordTexts, deleteAccountTexts, langConfigTexts, pauseTexts],
  Settings,
);
