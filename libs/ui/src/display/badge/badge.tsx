import { classNames } from '../../primitives/class-names';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './badge.module.css';

export interface BadgeProps {
  count: number;
  /** What a screen reader says instead of the bare number: "3 unread messages". */
  label: string;
  /** `warn` and `danger` are for a balance that runs low. */
  tone?: 'accent' | 'warn' | 'danger' | 'plain' | undefined;
  /** Draws 0 too; without it 0 draws nothing. */
  zero?: boolean | undefined;
  /** Above it, "99+" is drawn. */
  cap?: number | undefined;
  className?: string | undefined;
}

/** A count beside an icon or word. */
export function Badge({ count, label, tone = 'accent', zero, cap = 99, className }: BadgeProps) {
  if (count <= 0 && !zero) return null;
  return (
    <span className={classNames(styles.badge, styles[tone], className)} data-badge="">
      <span aria-hidden="true">{count > cap ? `${cap}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
