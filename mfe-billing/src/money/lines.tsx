import type { ReactNode } from 'react';
import { classNames } from '@rendezvous/ui';
import styles from './lines.module.css';

/** What something costs, line by line. */
export const Lines = ({ label, children }: { label?: string; children: ReactNode }) => (
  <dl className={classNames('num', styles.lines)} aria-label={label}>
    {children}
  </dl>
);

interface LineProps {
  readonly name: ReactNode;
  readonly amount: ReactNode;
  /** `less`: something is taken off; `total`: the sum of the lines above. */
  readonly kind?: 'less' | 'total' | undefined;
}

export const Line = ({ name, amount, kind }: LineProps) => (
  <div className={classNames(styles.line, kind === 'less' && 'coral', kind === 'total' && styles.total)}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
