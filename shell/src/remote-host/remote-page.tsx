import { Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Held } from '../drawn';
import { showPage } from '../files/files';
import { PageSkeleton } from '../page-skeleton/page-skeleton';
import { focusMain } from '../focus/focus';
import { FocusBack } from '../focus/focus-back';
import { MissingCard } from './missing-card';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from '../failures/remote-failure';
import type { ReadyRemote } from './remote-loader';
import { RemoteMessagesProvider } from './remote-messages-provider';
import { useRemote, useRemotes } from './remotes-context';
import { useNavigationTimeout } from './use-navigation-timeout';
import { SuspenseTimeout } from './suspense-timeout';

/** The place of a remote's pages: skeleton, the pages, or a card that says what is missing and offers another try. */
export const RemotePage = ({ area }: { area: string }) => {
  const remotes = useRemotes();
  const state = useRemote(area);
  const [isRetried, setRetried] = useState(false);
  // what recovers at which price depends on the page that somebody is looking at
  useEffect(() => remotes.show(area), [remotes, area]);
  useNavigationTimeout(() => {
    if (state.kind === 'ready') remotes.failPage(area, state, new RemoteFailure('render', 'suspended'));
  });
  const retry = () => {
    focusMain();
    setRetried(true);
    remotes.retry(area);
  };
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed') return <MissingCard area={area} onRetry={retry} />;
  const waiting = (
    <SuspenseTimeout>
      <PageSkeleton />
    </SuspenseTimeout>
  );
  return (
    <RemoteBoundary key={state.round} fallback={<PageSkeleton />} onFault={(fault) => remotes.failPage(area, state, fault)}>
      <Suspense fallback={waiting}>
        <Pages area={area} remote={state} onRetry={retry} />
        <Held />
        {isRetried ? <FocusBack onDone={() => setRetried(false)} /> : null}
      </Suspense>
    </RemoteBoundary>
  );
};

/** The version in use may be older than the page: then this page of it is missing. */
const Pages = ({ area, remote, onRetry }: { area: string; remote: ReadyRemote; onRetry: () => void }) => {
  const pages = useRoutes(remote.module.routes);
  const { pathname } = useLocation();
  const { entry } = remote.release;
  useEffect(() => showPage(entry, pathname), [entry, pathname]);
  return pages ? <RemoteMessagesProvider remote={remote}>{pages}</RemoteMessagesProvider> : <MissingCard area={area} onRetry={onRetry} />;
};
