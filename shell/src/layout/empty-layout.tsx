import type { ReactNode } from 'react';
import { MainPart } from './main-part';
import { PageFrame } from './page-frame';

/** Nothing but the page. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <MainPart>{children}</MainPart>
  </PageFrame>
);
