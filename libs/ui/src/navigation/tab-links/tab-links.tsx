import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from '../../primitives/link';
import styles from './tab-links.module.css';

interface TabLink extends LinkTarget {
  /** Key in the list. */
  value: string;
  label: ReactNode;
  /** A number or a `<Badge>` after the word. */
  end?: ReactNode;
}

export interface TabLinksProps {
  /** Name of the region: "Likes". */
  label: string;
  tabs: readonly TabLink[];
  /** The value of the page we are on. */
  current: string;
}

/** Tabs that are pages of their own, hence links (for panels in one page see `@rendezvous/ui/tabs`). Where not all fit, they take another line. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {tabs.map(({ value, label: word, end, render, href }) => (
        <Anchor key={value} render={render} href={href} className={styles.tab} aria-current={value === current ? 'page' : undefined}>
          <span>{word}</span>
          {end === undefined ? null : <span className={styles.end}>{end}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
