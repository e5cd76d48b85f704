import { useIntl } from 'react-intl';
import type { Device } from '@rendezvous/contracts/account/devices';
import { devicesApi } from './devices.api';

/** Says which device it is: its browser, and on what it runs. */
export const useDeviceName = (): ((device: Pick<Device, 'browser' | 'system'>) => string) => {
  const intl = useIntl();
  return ({ browser, system }) => {
    const named = browser ?? intl.formatMessage({ id: 'account.settings.device-unknown' });
    return system === null ? named : intl.formatMessage({ id: 'account.settings.device' }, { browser: named, system });
  };
};

/** What this device is called; '' until that is known. */
export const useThisDeviceName = (): string => {
  const nameOf = useDeviceName();
  const { data } = devicesApi.useAccountDevicesQuery();
  const device = data?.devices.find(({ this_device: isThis }) => isThis);
  return device === undefined ? '' : nameOf(device);
};
