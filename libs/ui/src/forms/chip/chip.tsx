import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { CloseIcon } from '../../primitives/icon';
import { Anchor, type LinkTarget } from '../../primitives/link';
import styles from './chip.module.css';

export interface ChipProps extends LinkTarget {
  children: ReactNode;
  icon?: ReactNode;
  /** `shared`: something both members have in common. */
  tone?: 'plain' | 'shared' | undefined;
  /** Makes it a button that is pressed or not. */
  selected?: boolean | undefined;
  /** Makes it a button. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Makes it a button that takes the chip away; needs `removeLabel` ("Remove Cooking"). With `render` or `href` instead, the link does. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A word in a rounded frame: plain text, button, toggle, removable filter or link, by what is given. */
export function Chip({ children, icon, tone, selected, onClick, onRemove, removeLabel, disabled, className, render, href }: ChipProps) {
  const look = classNames(styles.chip, tone === 'shared' && styles.shared, className);
  const inside = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (onRemove) {
    return (
      <button
        type="button"
        className={classNames(look, styles.tap, styles.on)}
        aria-label={removeLabel}
        onClick={onRemove}
        disabled={disabled}
      >
        {inside}
        <CloseIcon />
      </button>
    );
  }
  if (removeLabel && (render || href)) {
    return (
      <Anchor render={render} href={href} className={classNames(look, styles.tap, styles.on)} aria-label={removeLabel}>
        {inside}
        <CloseIcon />
      </Anchor>
    );
  }
  if (render || href) {
    return (
      <Anchor render={render} href={href} className={classNames(look, styles.tap)} onClick={onClick}>
        {inside}
      </Anchor>
    );
  }
  if (onClick) {
    return (
      <button
        type="button"
        className={classNames(look, styles.tap, selected && styles.on)}
        aria-pressed={selected}
        onClick={onClick}
        disabled={disabled}
      >
        {inside}
      </button>
    );
  }
  return <span className={classNames(look, selected && styles.on)}>{inside}</span>;
}
