import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { MainPart } from './main-part';

/** Nothing but the page. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <MainPart>{children}</MainPart>
  </div>
);
