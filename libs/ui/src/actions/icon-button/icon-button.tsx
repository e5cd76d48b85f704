import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../primitives/class-names';
import { HeartIcon } from '../../primitives/icon';
import { Anchor, type LinkTarget } from '../../primitives/link';
import styles from './icon-button.module.css';

interface IconLook {
  /** What a screen reader says, and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'line' | 'accent' | 'plum' | undefined;
  className?: string | undefined;
  /** A `<Badge>` in the corner. */
  badge?: ReactNode;
}

export interface IconButtonProps extends IconLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

const looks = (variant: IconLook['variant'] = 'quiet', className?: string) => classNames(styles.button, styles[variant], className);

/** A round button that is only an icon, 44 px. */
export function IconButton({ label, icon, variant, className, badge, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button aria-label={label} title={label} {...rest} type={type} className={looks(variant, className)}>
      {icon}
      {badge}
    </button>
  );
}

export interface IconLinkProps extends IconLook, LinkTarget {
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The same as a link. */
export function IconLink({ label, icon, variant, className, badge, ...rest }: IconLinkProps) {
  return (
    <Anchor aria-label={label} title={label} {...rest} className={looks(variant, className)}>
      {icon}
      {badge}
    </Anchor>
  );
}

export interface LikeButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** Stays the same in both states ("Like Maya"); `liked` is announced as pressed. */
  label: string;
  liked: boolean;
  className?: string | undefined;
}

/** The heart on a photo's lower edge: an outline, or coral when liked. */
export function LikeButton({ label, liked, className, ...rest }: LikeButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      type="button"
      {...rest}
      aria-pressed={liked}
      className={classNames(styles.button, styles.like, className)}
    >
      <HeartIcon fill={liked ? 'currentColor' : 'none'} />
    </button>
  );
}
