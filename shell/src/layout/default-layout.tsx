import type { ReactNode } from 'react';
import { Banners } from '../banners/banners';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { MainPart, SkipLink } from './main-part';
import { PageFrame } from './page-frame';
import { TopBar } from './top-bar';

/** Top navigation, banners, page, footer; on a phone the navigation is at the bottom. */
export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <SkipLink />
    <TopBar />
    <Banners />
    <MainPart>{children}</MainPart>
    <Footer />
    <BottomBar />
  </PageFrame>
);
