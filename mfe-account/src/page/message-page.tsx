import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { Logo } from '@rendezvous/ui';
import styles from './message-page.module.css';

interface Props {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One thing to say, in the middle of an empty page, which has no bar: the logo leads home. */
export const MessagePage = ({ picture, title, children, actions }: Props) => (
  <div className={styles.page}>
    <Logo name={useSettings().name} render={<Link to="/" />} />
    <section className={styles.card}>
      {picture}
      <h1>{title}</h1>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  </div>
);
