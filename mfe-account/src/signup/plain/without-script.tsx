import type { ReactNode } from 'react';
import styles from './without-script.module.css';

interface Props {
  /** Drawn by a server only, and seen only where no script runs. */
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/** What needs a script, and the plain form in its place where none runs. */
export const WithoutScript = ({ plain, children }: Props) => (
  <>
    <div className={styles.scripted}>{children}</div>
    <noscript>{plain}</noscript>
  </>
);
