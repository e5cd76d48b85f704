import { classNames } from '../../primitives/class-names';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { Waiting } from '../../primitives/waiting';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'photo' | 'square' | 'disc' | 'button' | 'block' | undefined;
  /** Part of the available width; text of several lines varies by itself. */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
  /** Lines of text. */
  lines?: number | undefined;
  className?: string | undefined;
}

const count = (number: number) => Array.from({ length: number }, (_, index) => index);

/** A grey place for what is on its way; hidden from screen readers (say "loading" once, with `label` of a list). */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.stack, className)}>
      {count(lines).map((line) => (
        <span key={line} className={classNames(styles.skeleton, styles[shape], styles[lines > 1 && line === lines - 1 ? 'half' : width])} />
      ))}
    </span>
  );
}

interface ManyProps {
  /** Read out once: "Loading conversations". */
  label: string;
  count?: number | undefined;
}

/** Rows with a disc and two lines: conversations, notifications. Tells of a long wait. */
export function ListSkeleton({ label, count: number = 6 }: ManyProps) {
  return (
    <div className={styles.many}>
      <Waiting />
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div className={styles.list} aria-hidden="true">
        {count(number).map((index) => (
          <div className={styles.row} key={index}>
            <Skeleton shape="disc" />
            <span className={styles.words}>
              <Skeleton width={index % 2 ? 'short' : 'half'} />
              <Skeleton width={index % 3 ? 'long' : 'full'} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
