import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { RefreshIcon, WarningIcon } from '../../primitives/icon';
import { Waiting } from '../../primitives/waiting';
import styles from './error-card.module.css';

export interface ErrorCardProps {
  /** What is missing: "Messages are not here right now". */
  title: ReactNode;
  /** What still works, or what to do. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** A try is under way. */
  busy?: boolean | undefined;
  heading?: 1 | 2 | 3 | undefined;
}

/** In the place of what could not be loaded: says what is missing and offers another try. */
export function ErrorCard({ title, children, retryLabel, onRetry, busy, heading = 2 }: ErrorCardProps) {
  const Title = `h${heading}` as const;
  return (
    <div className={styles.card} role="alert">
      <span className={styles.icon}>
        <WarningIcon />
      </span>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {children ? <div className={styles.text}>{children}</div> : null}
        <Button icon={<RefreshIcon />} onClick={onRetry} busy={busy} className={styles.retry}>
          {retryLabel}
        </Button>
        {busy ? <Waiting /> : null}
      </div>
    </div>
  );
}
