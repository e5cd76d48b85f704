import type { ReactNode } from 'react';
import { Footer } from './footer';
import styles from './layout.module.css';
import { LogoBar } from './logo-bar';
import { MainPart, SkipLink } from './main-part';

/** A marketing page: the logo, the language, the way in. */
export const LanderLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <SkipLink />
    <LogoBar />
    <MainPart>{children}</MainPart>
    <Footer />
  </div>
);
