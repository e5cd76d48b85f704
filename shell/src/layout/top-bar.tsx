import { useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/client';
import { LinkButton, LoadingBar, Logo, NamedIcon } from '@rendezvous/ui';
import { useLabel, useLinks } from '../navigation/navigation-context';
import { useRemotesBusy } from '../remote-host/remotes-context';
import { AccountMenu } from './account-menu';
import styles from './bar.module.css';
import { LinkBadge } from './link-badge';
import { LanguageMenu } from './language-menu';
import { ThemePlace } from './theme-place';

/** The top bar: the logo, the remotes' pages with their badges, the account or the way in. */
export const TopBar = () => {
  const intl = useIntl();
  const { name } = useSettings();
  const user = useUser();
  const links = useLinks('bar');
  const labelOf = useLabel();
  const busy = useRemotesBusy();
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Logo name={name} render={<Link to="/" />} />
        {links.length > 0 ? (
          <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
            {links.map(({ path, icon, label, badge }) => (
              <NavLink key={path} to={path} className={styles.link}>
                <NamedIcon name={icon} />
                {labelOf(label)}
                <LinkBadge of={badge} />
              </NavLink>
            ))}
          </nav>
        ) : null}
        <div className={styles.end}>
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
              <ThemePlace />
              <LanguageMenu />
              <LinkButton render={<Link to="/login" />}>{intl.formatMessage({ id: 'shell.nav.login' })}</LinkButton>
            </>
          )}
        </div>
      </div>
      <LoadingBar active={busy} label={intl.formatMessage({ id: 'shell.nav.loading' })} />
    </header>
  );
};
