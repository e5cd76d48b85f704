import { classNames } from '../../primitives/class-names';
import { Anchor, type LinkTarget } from '../../primitives/link';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './logo.module.css';

export interface LogoProps extends LinkTarget {
  /** The site's name, drawn beside the discs. */
  name: string;
  /** Only the discs are drawn; the name stays for screen readers. */
  bare?: boolean | undefined;
  className?: string | undefined;
}

/** Two discs that meet. A link when told where to. */
export function Logo({ name, bare, className, render, href }: LogoProps) {
  const look = classNames(styles.logo, className);
  const inside = (
    <>
      <svg viewBox="0 0 42 26" width="42" height="26" aria-hidden="true" className={styles.discs}>
        <circle cx="13" cy="13" r="12" className={styles.one} />
        <circle cx="28" cy="13" r="12" className={styles.two} />
        <path d="M20.5 3.63a12 12 0 0 1 0 18.74a12 12 0 0 1 0-18.74Z" className={styles.lens} />
      </svg>
      {bare ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
    </>
  );
  if (!render && !href) return <span className={look}>{inside}</span>;
  return (
    <Anchor render={render} href={href} className={classNames(look, styles.link)}>
      {inside}
    </Anchor>
  );
}
