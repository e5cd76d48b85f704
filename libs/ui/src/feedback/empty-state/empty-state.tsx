import type { ReactNode } from 'react';
import { MeetingDiscs } from '../../display/meeting-discs';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What helps: what to change so that something appears. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** 1 on a page of its own, else 2. */
  heading?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet, and what to do about it: the two discs that have not met. */
export function EmptyState({ title, children, actions, heading = 2 }: EmptyStateProps) {
  const Title = `h${heading}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.discs}>
        <MeetingDiscs picture="apart" />
      </div>
      <Title>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
