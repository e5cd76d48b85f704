import type { ComponentProps, ReactNode } from 'react';
import styles from './bar-list.module.css';

interface Props extends ComponentProps<'select'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** What is chosen, in two letters beside the icon; it gives way where there is no room. */
  readonly code?: string;
}

/** A choice in a bar. A native list: complete by keyboard and on a phone. */
export const BarList = ({ label, icon, code, ...list }: Props) => (
  <label className={`${styles.choice} ${styles.scripted}`}>
    {icon}
    {code === undefined ? null : <span aria-hidden="true">{code}</span>}
    <select className={styles.list} aria-label={label} {...list} />
  </label>
);
