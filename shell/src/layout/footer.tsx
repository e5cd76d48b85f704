import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/client';
import { useLabel, useLinks } from '../navigation/navigation-context';
import { ThemeField } from '../theme/theme-field';
import styles from './footer.module.css';

/** Legal and help links of the remotes, the site's own address, who the site is for, and to visitors the choice of light and dark. */
export const Footer = () => {
  const intl = useIntl();
  const { name, support_email: support, min_age: age } = useSettings();
  const user = useUser();
  const links = useLinks('footer');
  const labelOf = useLabel();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <nav aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
          <ul className={styles.links}>
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{labelOf(label)}</Link>
              </li>
            ))}
            <li>
              <a href={`mailto:${support}`}>{intl.formatMessage({ id: 'shell.footer.support' })}</a>
            </li>
          </ul>
        </nav>
        {user === null ? <ThemeField /> : null}
        <p className={styles.disclaimer}>{intl.formatMessage({ id: 'shell.footer.disclaimer' }, { name, age })}</p>
      </div>
    </footer>
  );
};
