import type { ReactNode } from 'react';
import styles from './operator-page.module.css';

/** A place for a table that may be wider than it: it is scrolled by keys, too, and its edges are shaded where there is more. */
export const ScrollTable = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);
