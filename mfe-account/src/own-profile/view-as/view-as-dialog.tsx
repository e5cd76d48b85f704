import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { OWN_VIEWERS, type OwnViewer } from '@rendezvous/contracts/search/own-view';
import { Dialog, ErrorCard, ListSkeleton, Select } from '@rendezvous/ui';
import { accountApi } from '../../account.api';
import { SeenProfile } from './seen-profile';
import { viewAsTexts } from './texts';
import styles from './view-as.module.css';

interface Props {
  readonly profile: EditableProfile;
  readonly onClose: () => void;
}

const Viewing = ({ profile, onClose }: Props) => {
  const intl = useIntl();
  const [viewer, setViewer] = useState<OwnViewer>('visitor');
  const { currentData: seen, isFetching, isError, refetch } = accountApi.useAccountOwnViewQuery({ viewer });
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={intl.formatMessage({ id: 'account.view.title' })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
    >
      <div className={styles.dialog}>
        <Select
          label={intl.formatMessage({ id: 'account.view.as' })}
          hint={intl.formatMessage({ id: 'account.view.hint' })}
          options={OWN_VIEWERS.map((value) => ({ value, label: intl.formatMessage({ id: `account.view.viewer.${value}` }) }))}
          value={viewer}
          onChange={(event) => setViewer(event.target.value as OwnViewer)}
        />
        <div aria-live="polite" aria-busy={isFetching || undefined}>
          {seen ? <SeenProfile own={profile} seen={seen} /> : null}
          {!seen && !isError ? <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} count={2} /> : null}
          {!seen && isError ? (
            <ErrorCard
              heading={3}
              title={intl.formatMessage({ id: 'account.view.failed' })}
              retryLabel={intl.formatMessage({ id: 'account.retry' })}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
};

/** One's own profile as others get it. */
export const ViewAsDialog = withTexts([viewAsTexts], Viewing);
