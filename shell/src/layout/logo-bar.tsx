import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { LinkButton, Logo } from '@rendezvous/ui';
import styles from './bar.module.css';
import { LanguageMenu } from './language-menu';
import { ThemePlace } from './theme-place';

/** The bar of a marketing page. */
export const LogoBar = () => {
  const intl = useIntl();
  const { name } = useSettings();
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Logo name={name} render={<Link to="/" />} />
        <div className={styles.end}>
          <ThemePlace />
          <LanguageMenu />
          <LinkButton render={<Link to="/login" />}>{intl.formatMessage({ id: 'shell.nav.login' })}</LinkButton>
        </div>
      </div>
    </header>
  );
};
