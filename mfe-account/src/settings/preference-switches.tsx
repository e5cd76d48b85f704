import { useIntl } from 'react-intl';
import type { Preferences } from '@rendezvous/contracts/account/preferences';
import { Switch } from '@rendezvous/ui/switch';
import styles from './settings.module.css';

const SWITCHES = ['invisible', 'privacy', 'read_receipts'] as const;
export type SwitchName = (typeof SWITCHES)[number];

interface Props {
  readonly preferences: Preferences;
  /** Which one is on its way to the server. */
  readonly busy: SwitchName | null;
  readonly onChange: (name: SwitchName, on: boolean) => void;
}

/** Who may see the member, and what others are told. */
export const PreferenceSwitches = ({ preferences, busy, onChange }: Props) => {
  const intl = useIntl();
  return (
    <div className={styles.rows}>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={intl.formatMessage({ id: `account.settings.${name}` })}
          hint={intl.formatMessage({ id: `account.settings.${name}-hint` })}
          checked={preferences[name]}
          busy={busy === name}
          onChange={(on) => onChange(name, on)}
        />
      ))}
    </div>
  );
};
