import { useIntl } from 'react-intl';
import type { useToasts } from '@rendezvous/ui';
import { ErrorCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { devicesApi } from './devices.api';
import { DevicesList } from './devices-list';
import styles from './settings.module.css';
import { useDevices } from './use-devices';

/** The devices, once they are known; the other settings do not wait for them. */
export const DevicesSection = ({ tell }: { tell: ReturnType<typeof useToasts>['show'] }) => {
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = devicesApi.useAccountDevicesQuery();
  const { busy, logOut, logOutOthers } = useDevices(tell);
  if (data) return <DevicesList devices={data.devices} busy={busy} onLogOut={logOut} onLogOutOthers={logOutOthers} />;
  if (isError) {
    return (
      <ErrorCard
        title={intl.formatMessage({ id: 'account.settings.devices-failed' })}
        retryLabel={intl.formatMessage({ id: 'account.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <>
      <Waiting />
      <VisuallyHidden>{intl.formatMessage({ id: 'account.loading' })}</VisuallyHidden>
      <div className={styles.row}>
        <Skeleton shape="button" width="full" />
      </div>
    </>
  );
};
