import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './layout.module.css';

/** The page's main part; takes the focus after a navigation. */
export const MainPart = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={styles.main}>
    {children}
  </main>
);

/** First stop of the keyboard: past the navigation. */
export const SkipLink = () => {
  const intl = useIntl();
  return (
    <a className={styles.skip} href="#main">
      {intl.formatMessage({ id: 'shell.layout.skip' })}
    </a>
  );
};
