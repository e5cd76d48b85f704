import type { ReactNode } from 'react';
import styles from './swipe-card.module.css';
import { useDrag } from './use-drag';

interface SwipeCardProps {
  /** How many lie above it; -1 once it was taken away. */
  depth: number;
  /** Where it was taken to. */
  liked: boolean | null;
  /** Without it the card stays where it lies. */
  onDecide?: ((liked: boolean) => void) | undefined;
  /** What letting go to the right, or to the left, would mean, as icons. */
  marks: readonly [ReactNode, ReactNode];
  /** The photo first, who it is below. The lower end of the right side is kept free for the marks. */
  children: ReactNode;
}

const IDLE = {};
const nothing = (): void => undefined;

/** A print that is taken to a side. Only the topmost can be taken; put several into one grid area. */
export function SwipeCard({ depth, liked, onDecide, marks: [yes, no], children }: SwipeCardProps) {
  const drag = useDrag(onDecide ?? nothing);
  return (
    <article
      className={styles.card}
      data-depth={depth}
      data-gone={liked === null ? undefined : liked ? 'right' : 'left'}
      aria-hidden={depth === 0 ? undefined : true}
      {...(depth === 0 && onDecide ? drag : IDLE)}
    >
      {children}
      <span className={styles.yes}>{yes}</span>
      <span className={styles.no}>{no}</span>
    </article>
  );
}
