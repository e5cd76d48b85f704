import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { MaskIcon } from '../../primitives/icon';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  icon?: ReactNode;
  tone?: 'plain' | 'ok' | 'warn' | 'danger' | undefined;
  className?: string | undefined;
}

/** A word with an icon, without a frame: "Online now", "Sponsored". */
export function Tag({ children, icon, tone = 'plain', className }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** The mark of a fictional profile: mask and words, the same everywhere. */
export function FictionalTag({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Tag tone="warn" icon={<MaskIcon />} className={className}>
      {children}
    </Tag>
  );
}

export interface PillProps {
  children: ReactNode;
  tone?: 'plain' | 'accent' | 'solid' | 'ok' | 'warn' | 'danger' | undefined;
  className?: string | undefined;
}

/** A small filled label: "New", "Most popular" (`solid`). */
export function Pill({ children, tone = 'plain', className }: PillProps) {
  return <span className={classNames(styles.pill, styles[`${tone}Pill`], className)}>{children}</span>;
}
