import { classNames } from '../../primitives/class-names';
import { UserIcon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './avatar.module.css';

export interface AvatarProps {
  src?: string | null | undefined;
  /** '' when the name stands beside it. */
  alt: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Says "online" to screen readers and draws the dot. */
  onlineLabel?: string | null | undefined;
  /** Drawn when there is no picture: one or two letters; a figure without it. */
  initials?: string | undefined;
  className?: string | undefined;
}

/** The green dot of somebody who is here now. */
export function PresenceDot({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <i className={classNames(styles.dot, className)} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </i>
  );
}

/** A face in a disc, with a presence dot when online. */
export function Avatar({ src, alt, size = 'md', onlineLabel, initials, className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], className)}>
      <span className={styles.disc}>
        {src ? (
          <img src={src} alt={alt} width="96" height="96" loading="lazy" decoding="async" />
        ) : (
          <span className={styles.blank} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
            {initials ? <span aria-hidden="true">{initials}</span> : <UserIcon />}
          </span>
        )}
      </span>
      {onlineLabel ? <PresenceDot label={onlineLabel} className={styles.corner} /> : null}
    </span>
  );
}
