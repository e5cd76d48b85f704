import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@rendezvous/client';
import { offersPasskeys } from '@rendezvous/client/passkey-support';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, type useToasts } from '@rendezvous/ui';
import { passkeysApi } from './passkeys.api';
import { SectionComing } from '../page/section-coming';
import { PasskeysList } from './passkeys-list';
import { passkeysTexts } from './texts';
import { usePasskeys } from './use-passkeys';

interface Props {
  /** What a new one is called first. */
  readonly suggested: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
}

const never = () => () => {};

const Section = ({ suggested, tell }: Props) => {
  const intl = useIntl();
  const user = useUser();
  const { data, isError, isFetching, refetch } = passkeysApi.useAccountPasskeysQuery();
  const { busy, add, rename, remove } = usePasskeys(tell);
  const offered = useSyncExternalStore(never, offersPasskeys, () => null);
  if (data) {
    return (
      <PasskeysList
        {...data}
        email={user?.email ?? ''}
        suggested={suggested}
        offered={offered}
        busy={busy}
        onAdd={add}
        onRename={rename}
        onRemove={remove}
      />
    );
  }
  if (!isError) return <SectionComing />;
  return (
    <ErrorCard
      title={intl.formatMessage({ id: 'account.passkeys.failed' })}
      retryLabel={intl.formatMessage({ id: 'account.retry' })}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
};

/** The passkeys, once they are known; the other settings do not wait for them. */
export const PasskeysSection = withTexts([passkeysTexts], Section);
