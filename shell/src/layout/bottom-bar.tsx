import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { UserIcon } from '@rendezvous/ui';
import styles from './bar.module.css';
import { usePlaces } from './places';

/** The navigation of a phone. */
export const BottomBar = () => {
  const intl = useIntl();
  const places = usePlaces();
  if (places.length === 0) return null;
  return (
    <nav className={styles.bottom} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
      {places.map((place) => (
        <NavLink key={place.to} to={place.to} className={styles.place}>
          {place.icon}
          {place.short}
          <span className={styles.count}>{place.badge}</span>
        </NavLink>
      ))}
      <NavLink to="/profile" className={styles.place}>
        <UserIcon />
        {intl.formatMessage({ id: 'shell.nav.me.short' })}
      </NavLink>
    </nav>
  );
};
