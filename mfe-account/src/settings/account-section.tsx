import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, LinkButton, LogoutIcon } from '@rendezvous/ui';
import styles from './settings.module.css';

interface Props {
  /** The rows of address and password. */
  readonly children: ReactNode;
  readonly onLogOut: () => void;
}

/** The account itself: address, password, the way out. */
export const AccountSection = ({ children, onLogOut }: Props) => {
  const intl = useIntl();
  return (
    <div className={styles.rows}>
      {children}
      <div className={styles.row}>
        <span>
          <b>{intl.formatMessage({ id: 'account.settings.purchases' })}</b>
          <span className={styles.hint}>{intl.formatMessage({ id: 'account.settings.purchases-hint' })}</span>
        </span>
        <LinkButton render={<Link to="/transactions" />}>{intl.formatMessage({ id: 'account.settings.purchases-see' })}</LinkButton>
      </div>
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
