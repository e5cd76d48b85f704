import type { ReactNode } from 'react';
import { Footer } from './footer';
import { LogoBar } from './logo-bar';
import { MainPart, SkipLink } from './main-part';
import { PageFrame } from './page-frame';

/** A marketing page: the logo, the language, the way in. */
export const LanderLayout = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <SkipLink />
    <LogoBar />
    <MainPart>{children}</MainPart>
    <Footer />
  </PageFrame>
);
