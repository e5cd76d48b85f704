import type { ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { Button, LogoutIcon } from '@rendezvous/ui';
import styles from './settings.module.css';

interface Props {
  readonly email: string;
  readonly premium: boolean;
  /** When the member joined. */
  readonly since: string;
  /** The row of the password. */
  readonly password: ReactNode;
  readonly onLogOut: () => void;
}

/** The account itself: address, standing, password, the way out. */
export const AccountSection = ({ email, premium, since, password, onLogOut }: Props) => {
  const intl = useIntl();
  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <span>
          <b>{email}</b>
          <span className={styles.hint}>
            {intl.formatMessage(
              { id: premium ? 'account.settings.premium-since' : 'account.settings.member-since' },
              { date: <FormattedDate value={since} dateStyle="long" /> },
            )}
          </span>
        </span>
      </div>
      {password}
      <div className={styles.row}>
        <span>
          <b>{intl.formatMessage({ id: 'account.settings.logout' })}</b>
          <span className={styles.hint}>{intl.formatMessage({ id: 'account.settings.logout-hint' })}</span>
        </span>
        <Button icon={<LogoutIcon />} onClick={onLogOut}>
          {intl.formatMessage({ id: 'account.settings.logout' })}
        </Button>
      </div>
    </div>
  );
};
