import { FormattedDate, useIntl } from 'react-intl';
import type { Device } from '@rendezvous/contracts/account/devices';
import { Button } from '@rendezvous/ui';
import { useDeviceName } from './use-device-name';
import styles from './settings.module.css';

interface Props {
  readonly devices: readonly Device[];
  /** Which one is being logged out; `others`: all but this one. */
  readonly busy: number | 'others' | null;
  readonly onLogOut: (device: Device) => void;
  readonly onLogOutOthers: () => void;
}

/** Where the member is logged in. This device has its own way out, below. */
export const DevicesList = ({ devices, busy, onLogOut, onLogOutOthers }: Props) => {
  const intl = useIntl();
  const nameOf = useDeviceName();
  return (
    <>
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
