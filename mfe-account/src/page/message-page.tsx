import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One thing to say, in the middle of an empty page. */
export const MessagePage = ({ picture, title, children, actions }: Props) => (
  <div className={styles.page}>
    <section className={styles.card}>
      {picture}
      <h1>{title}</h1>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  </div>
);
