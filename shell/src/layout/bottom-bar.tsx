import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { NamedIcon } from '@rendezvous/ui';
import { useLabel, useLinks } from '../navigation/navigation-context';
import type { BarLink } from '../navigation/navigation.rules';
import styles from './bar.module.css';
import { LinkBadge } from './link-badge';

/** The navigation of a phone: the bar's links, and those of the account that have a word for it. */
export const BottomBar = () => {
  const intl = useIntl();
  const labelOf = useLabel();
  const isMember = useUser() !== null;
  const account = useLinks('account').filter(({ short }) => short && isMember);
  const links: readonly BarLink[] = [...useLinks('bar'), ...account];
  if (links.length === 0) return null;
  return (
    <nav className={styles.bottom} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
      {links.map(({ path, icon, label, short, badge }) => (
        <NavLink key={path} to={path} className={styles.place}>
          <NamedIcon name={icon} />
          <span className={styles.word}>{labelOf(short ?? label)}</span>
          <span className={styles.count}>
            <LinkBadge of={badge} />
          </span>
        </NavLink>
      ))}
    </nav>
  );
};
