import { type ComponentType, Suspense, lazy, useState } from 'react';
import { Held } from '../drawn';
import { FocusBack } from '../focus/focus-back';
import { PageSkeleton } from '../page-skeleton/page-skeleton';
import { type LoadPage, fetchedPage } from './own-pages';
import { ShellBoundary } from './shell-boundary';

// a lazy keeps its rejection for good: another try is another one
const tryOf = (load: LoadPage, number: number): { readonly number: number; readonly Page: ComponentType } => ({
  number,
  Page: fetchedPage(load) ?? lazy(async () => ({ default: await load() })),
});

/** A page of the shell that comes in a file of its own: skeleton, the page, or what says that it did not come and tries again. */
export const LazyPage = ({ load }: { load: LoadPage }) => {
  const [{ number, Page }, setTry] = useState(() => tryOf(load, 0));
  return (
    <ShellBoundary key={number} onRetry={() => setTry(tryOf(load, number + 1))}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        <Held />
        {number > 0 ? <FocusBack /> : null}
      </Suspense>
    </ShellBoundary>
  );
};
