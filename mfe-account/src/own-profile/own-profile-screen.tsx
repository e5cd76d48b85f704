import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { OwnProfileEditor } from './own-profile-editor';
import { OwnProfileSkeleton } from './own-profile-skeleton';
import styles from './own-profile.module.css';
import { ownProfileTexts } from './texts';

const OwnProfile = () => {
  const intl = useIntl();
  const { data: profile, isFetching, isError, refetch } = accountApi.useAccountProfileQuery();
  usePageTitle(intl.formatMessage({ id: 'account.profile.title' }));
  if (profile) return <OwnProfileEditor profile={profile} />;
  if (!isError) return <OwnProfileSkeleton />;
  return (
    <div className={styles.page}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'account.profile.failed' })}
        retryLabel={intl.formatMessage({ id: 'account.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </div>
  );
};

/** The viewer's own profile, for changing it. */
export const OwnProfileScreen = withTexts([ownProfileTexts], OwnProfile);
