import type { ReactNode } from 'react';
import { Banners } from '../banners/banners';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import styles from './layout.module.css';
import { MainPart, SkipLink } from './main-part';
import { TopBar } from './top-bar';

/** Top navigation, banners, page, footer; on a phone the navigation is at the bottom. */
export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <SkipLink />
    <TopBar />
    <Banners />
    <MainPart>{children}</MainPart>
    <Footer />
    <BottomBar />
  </div>
);
