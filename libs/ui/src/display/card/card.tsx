import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | undefined;
  /** `chosen`: the picked one of several; `offer`: plum ground; `dashed`: sponsored or empty place. */
  tone?: 'plain' | 'chosen' | 'offer' | 'dashed' | undefined;
  /** Inner space: `none` for tables and pictures. */
  padding?: 'none' | 'md' | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** A panel for what is paid, chosen or confirmed; lists and text stay on paper without one. */
export function Card({ children, as: Element = 'div', tone = 'plain', padding = 'md', className, ...aria }: CardProps) {
  return (
    <Element {...aria} className={classNames(styles.card, styles[tone], padding === 'md' && styles.padded, className)}>
      {children}
    </Element>
  );
}
