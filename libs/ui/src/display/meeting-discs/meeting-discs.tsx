import { classNames } from '../../primitives/class-names';
import styles from './meeting-discs.module.css';

/** A face in several sizes; `sizes` says how wide its disc is drawn. */
export interface DiscFace {
  src: string;
  srcSet: string;
  sizes: string;
}

export interface MeetingDiscsProps {
  /** `home`: two faces, diagonal; `match`: side by side with a heart; `apart`: nothing found; `lost`: 404. */
  picture: 'home' | 'match' | 'apart' | 'lost';
  /** Faces for `home` and `match`; plain discs without them. */
  left?: string | DiscFace | null | undefined;
  right?: string | DiscFace | null | undefined;
  className?: string | undefined;
}

/** The one idea of the brand as a picture; decoration, so hidden from screen readers. Fills its container's width. */
export function MeetingDiscs({ picture, left, right, className }: MeetingDiscsProps) {
  if (picture === 'apart') return <Apart className={className} />;
  if (picture === 'lost') return <Lost className={className} />;
  return (
    <div className={classNames(styles.meet, styles[picture], className)} aria-hidden="true">
      <Disc side={styles.left} face={left} eager={picture === 'home'} />
      <Disc side={styles.right} face={right} eager={picture === 'home'} />
      {picture === 'home' ? (
        <svg viewBox="0 0 100 100" className={classNames(styles.lens, styles.multiply)}>
          <path d="M63.99 36.01a32 32 0 0 1-27.98 27.98a32 32 0 0 1 27.98-27.98Z" />
        </svg>
      ) : (
        <svg viewBox="0 0 176 100" className={styles.lens}>
          <path d="M88 17.7a50 50 0 0 1 0 64.6a50 50 0 0 1 0-64.6Z" />
          <path className={styles.heart} d="M88 57.5s-6.5-4-6.5-8.9a3.7 3.7 0 0 1 6.5-2.2 3.7 3.7 0 0 1 6.5 2.2c0 4.9-6.5 8.9-6.5 8.9Z" />
        </svg>
      )}
    </div>
  );
}

interface DiscProps {
  side: string | undefined;
  face: string | DiscFace | null | undefined;
  eager: boolean;
}

function Disc({ side, face, eager }: DiscProps) {
  const source = typeof face === 'string' ? { src: face } : face;
  return (
    <span className={classNames(styles.disc, side)}>
      {source ? <img {...source} alt="" width="480" height="600" fetchPriority={eager ? 'high' : undefined} decoding="async" /> : null}
    </span>
  );
}

function Apart({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 184 90" className={classNames(styles.drawing, className)} aria-hidden="true">
      <circle cx="41" cy="45" r="40" className={styles.full} />
      <circle cx="142" cy="45" r="40" className={styles.dashed} />
      <path d="M88 45h7" className={styles.spark} />
    </svg>
  );
}

function Lost({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 416 188" className={classNames(styles.drawing, className)} aria-hidden="true">
      <circle cx="94" cy="94" r="92" className={styles.full} />
      <circle cx="322" cy="94" r="92" className={styles.ring} />
      <g className={styles.digits}>
        <text x="94" y="144" className={styles.onFull}>
          4
        </text>
        <text x="208" y="144" className={styles.zero}>
          0
        </text>
        <text x="322" y="144" className={styles.onRing}>
          4
        </text>
      </g>
    </svg>
  );
}
