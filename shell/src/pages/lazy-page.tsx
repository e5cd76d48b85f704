import { type ComponentType, Suspense, lazy, useState } from 'react';
import { FocusBack } from '../focus/focus-back';
import { PageSkeleton } from '../page-skeleton/page-skeleton';
import { ShellBoundary } from './shell-boundary';

type Load = () => Promise<ComponentType>;

// a lazy keeps its rejection for good: another try is another one
const tryOf = (load: Load, number: number) => ({ number, Page: lazy(async () => ({ default: await load() })) });

/** A page of the shell that comes in a file of its own: skeleton, the page, or what says that it did not come and tries again. */
export const LazyPage = ({ load }: { load: Load }) => {
  const [{ number, Page }, setTry] = useState(() => tryOf(load, 0));
  return (
    <ShellBoundary key={number} onRetry={() => setTry(tryOf(load, number + 1))}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        {number > 0 ? <FocusBack /> : null}
      </Suspense>
    </ShellBoundary>
  );
};
