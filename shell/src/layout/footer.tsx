import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import styles from './footer.module.css';

const LINKS = [
  ['/pages/terms', 'terms'],
  ['/pages/privacy', 'privacy'],
  ['/pages/cookies', 'cookies'],
  ['/pages/ban', 'ban'],
  ['/pricing', 'pricing'],
  ['/complaints', 'complaints'],
  ['/pages/return-policy', 'return-policy'],
  ['/pages/faq', 'faq'],
] as const;

/** Legal and help links, and who the site is for. */
export const Footer = () => {
  const intl = useIntl();
  const { name, support_email: support, min_age: age } = useSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <nav aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
          <ul className={styles.links}>
            {LINKS.map(([to, id]) => (
              <li key={to}>
                <Link to={to}>{intl.formatMessage({ id: `shell.footer.${id}` })}</Link>
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
