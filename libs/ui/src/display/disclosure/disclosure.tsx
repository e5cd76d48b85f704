import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@rendezvous/ui';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** The line that is always seen. */
  summary: ReactNode;
  /** What it opens. */
  children: ReactNode;
  /** Whether it is open, where that is decided outside; together with `onToggle`. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
}

/** A line that opens what stands below it, also without scripts. */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <ChevronDownIcon />
        {summary}
      </summary>
      {children}
    </details>
  );
}
