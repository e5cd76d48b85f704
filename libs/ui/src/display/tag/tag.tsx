import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { MaskIcon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';
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

export interface FictionalTagProps {
  /** "Fictional profile". */
  children: ReactNode;
  /** Whether the mask stands beside the words, as the site has it. */
  icon?: boolean | undefined;
  /** The whole sentence where only the label is seen: it is read out, and shown to whoever points at the label. */
  warning?: string | undefined;
  className?: string | undefined;
}

/** The mark of a fictional profile: mask and words, the same everywhere. */
export function FictionalTag({ children, icon = true, warning, className }: FictionalTagProps) {
  return (
    <Tag tone="warn" icon={icon ? <MaskIcon /> : null} className={className}>
      {warning ? <span title={warning}>{children}</span> : children}
      {warning ? <VisuallyHidden>. {warning}</VisuallyHidden> : null}
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
