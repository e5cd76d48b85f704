import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { useLabel, useLinks } from '../navigation/navigation-context';
import styles from './footer.module.css';

/** Legal and help links of the remotes, the site's own address, and who the site is for. */
export const Footer = () => {
  const intl = useIntl();
  const { name, support_email: support, min_age: age } = useSettings();
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
        <p className={styles.disclaimer}>{intl.formatMessage({ id: 'shell.footer.disclaimer' }, { name, age })}</p>
      </div>
    </footer>
  );
};
