import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { MainPart, SkipLink } from './main-part';
import { PageFrame } from './page-frame';
import { TopBar } from './top-bar';

/** A conversation fills the window: its head and composer come from the page; on a phone the navigation steps aside. */
export const ChatLayout = ({ children }: { children: ReactNode }) => (
  <PageFrame fills>
    <SkipLink />
    <div className={styles.deskOnly}>
      <TopBar />
    </div>
    <MainPart>{children}</MainPart>
  </PageFrame>
);
