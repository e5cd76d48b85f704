import { useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/client';
import { LinkButton, LoadingBar, Logo } from '@rendezvous/ui';
import { useRemotesBusy } from '../remote-host/remotes-context';
import { AccountMenu } from './account-menu';
import styles from './bar.module.css';
import { LanguageMenu } from './language-menu';
import { usePlaces } from './places';

/** The top bar: the logo, the places with their badges, the account or the way in. */
export const TopBar = () => {
  const intl = useIntl();
  const { name } = useSettings();
  const user = useUser();
  const places = usePlaces();
  const busy = useRemotesBusy();
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Logo name={name} render={<Link to="/" />} />
        {places.length > 0 ? (
          <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
            {places.map((place) => (
              <NavLink key={place.to} to={place.to} className={styles.link}>
                {place.icon}
                {place.name}
                {place.badge}
              </NavLink>
            ))}
          </nav>
        ) : null}
        <div className={styles.end}>
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
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
