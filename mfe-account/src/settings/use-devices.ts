import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { Device } from '@rendezvous/contracts/account/devices';
import type { useToasts } from '@rendezvous/ui';
import { devicesApi } from './devices.api';
import { useDeviceName } from './use-device-name';

/** Logs other devices out, and tells what came of it. */
export const useDevices = (tell: ReturnType<typeof useToasts>['show']) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const nameOf = useDeviceName();
  const [sendOne] = devicesApi.useAccountLogOutDeviceMutation();
  const [sendOthers] = devicesApi.useAccountLogOutOthersMutation();
  const [busy, setBusy] = useState<number | 'others' | null>(null);

  const run = async (which: number | 'others', send: () => Promise<{ error?: unknown }>, done: string): Promise<void> => {
    setBusy(which);
    const { error } = await send();
    setBusy(null);
    tell(error ? { text: sentence(error), tone: 'danger' } : { text: done, tone: 'ok' });
  };

  const logOut = (device: Device): void => {
    const done = intl.formatMessage({ id: 'account.settings.device-logged-out' }, { device: nameOf(device) });
    void run(device.id, () => sendOne({ deviceId: device.id }), done);
  };

  const logOutOthers = (): void =>
    void run('others', () => sendOthers(), intl.formatMessage({ id: 'account.settings.devices-logged-out' }));

  return { busy, logOut, logOutOthers };
};
