import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../primitives/class-names';
import { Anchor, type LinkTarget } from '../../primitives/link';
import { Waiting } from '../../primitives/waiting';
import styles from './button.module.css';

export interface ButtonLook {
  /** `accent` is the one action of a screen, `plum` the second, the rest is `line` or `quiet`. */
  variant?: 'accent' | 'plum' | 'line' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'big' | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** The words, not the box around them, stand on the edges of the place: for a quiet one among other words. */
  flush?: boolean | undefined;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text. */
  iconEnd?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** Work is under way: clicks are ignored, focus stays, a screen reader hears "busy". A long wait is told of. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const looks = ({ variant = 'line', size, full, flush, className }: ButtonLook) =>
  classNames(styles.button, styles[variant], size === 'big' && styles.big, full && styles.full, flush && styles.flush, className);

/** A button; `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  full,
  flush,
  icon,
  iconEnd,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={looks({ variant, size, full, flush, className })}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      {icon}
      <span className={styles.text}>{children}</span>
      {iconEnd}
      {busy ? <Waiting once /> : null}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, LinkTarget {
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  'aria-label'?: string | undefined;
}

/** A link that looks like a button: `<LinkButton render={<Link to="/signup" />}>Join</LinkButton>`. */
export function LinkButton({ variant, size, full, flush, icon, iconEnd, className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={looks({ variant, size, full, flush, className })}>
      {icon}
      <span className={styles.text}>{children}</span>
      {iconEnd}
    </Anchor>
  );
}
