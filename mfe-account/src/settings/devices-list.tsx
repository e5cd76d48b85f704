import { FormattedDate, useIntl } from 'react-intl';
import type { Device } from '@rendezvous/contracts/account/devices';
import { Button } from '@rendezvous/ui';
import { Disclosure } from '@rendezvous/ui/disclosure';
import { useDeviceName } from './use-device-name';
import styles from './settings.module.css';

interface Props {
  readonly devices: readonly Device[];
  /** Which one is being logged out; `others`: all but this one. */
  readonly busy: number | 'others' | null;
  readonly onLogOut: (device: Device) => void;
  readonly onLogOutOthers: () => void;
}

/** So many stand there, those last used; the rest for whoever opens it, unless it is only one. */
const SHOWN = 4;

/** Where the member is logged in, last used first. This device has its own way out, below. */
export const DevicesList = ({ devices, busy, onLogOut, onLogOutOthers }: Props) => {
  const intl = useIntl();
  const shown = devices.length > SHOWN + 1 ? SHOWN : devices.length;
  const rows = (some: readonly Device[]) => <DeviceRows devices={some} busy={busy} onLogOut={onLogOut} />;
  return (
    <>
      {rows(devices.slice(0, shown))}
      {shown < devices.length ? (
        <Disclosure summary={intl.formatMessage({ id: 'account.settings.devices-more' }, { count: devices.length - shown })}>
          {rows(devices.slice(shown))}
        </Disclosure>
      ) : null}
      {devices.some((device) => !device.this_device) ? (
        <div className={styles.actions}>
          <Button busy={busy === 'others'} onClick={onLogOutOthers}>
            {intl.formatMessage({ id: 'account.settings.devices-logout' })}
          </Button>
        </div>
      ) : null}
    </>
  );
};

const DeviceRows = ({ devices, busy, onLogOut }: Omit<Props, 'onLogOutOthers'>) => {
  const intl = useIntl();
  const nameOf = useDeviceName();
  return (
    <ul className={styles.rows}>
      {devices.map((device) => (
        <li key={device.id} className={styles.row}>
          <span>
            <b>{nameOf(device)}</b>
            <span className={styles.hint}>
              <Seen device={device} />
            </span>
          </span>
          {device.this_device ? null : (
            <Button
              busy={busy === device.id}
              aria-label={intl.formatMessage({ id: 'account.settings.device-logout-name' }, { device: nameOf(device) })}
              onClick={() => onLogOut(device)}
            >
              {intl.formatMessage({ id: 'account.settings.logout' })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Where it is, and when it was last used. */
const Seen = ({ device: { country, last_seen_at: seenAt, this_device: isThis } }: { device: Device }) => {
  const intl = useIntl();
  const seen = isThis
    ? intl.formatMessage({ id: 'account.settings.device-this' })
    : intl.formatMessage(
        { id: 'account.settings.device-seen' },
        { date: <FormattedDate value={seenAt} dateStyle="medium" timeStyle="short" /> },
      );
  if (country === null) return seen;
  return intl.formatMessage(
    { id: 'account.settings.device-place' },
    { seen, country: intl.formatDisplayName(country, { type: 'region' }) ?? country },
  );
};
