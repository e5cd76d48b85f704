import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';

/** A short form in the middle of the page. */
export const NarrowPage = ({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.head}>
      <h1>{title}</h1>
      {text ? <p className="muted">{text}</p> : null}
    </div>
    {children}
  </div>
);
