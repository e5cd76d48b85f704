import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRoutes } from 'react-router-dom';
import { ErrorCard } from '@rendezvous/ui';
import { PageSkeleton } from '../pages/page-skeleton';
import { RemoteBoundary } from './remote-boundary';
import type { ReadyRemote } from './remote-place';
import { RemoteWords } from './remote-words';
import { useRemote, useRemotes } from './remotes-context';
import styles from './remote-page.module.css';

/** The place of a remote's pages: skeleton, the pages, or a card that says what is missing and offers another try. */
export const RemotePage = ({ area }: { area: string }) => {
  const remotes = useRemotes();
  const state = useRemote(area);
  // what recovers at which price depends on the page that somebody is looking at
  useEffect(() => remotes.show(area), [remotes, area]);
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed') return <MissingCard area={area} />;
  return (
    <RemoteBoundary key={state.round} fallback={<PageSkeleton />} onFault={(fault) => remotes.failPage(area, state, fault)}>
      <Suspense fallback={<PageSkeleton />}>
        <Pages area={area} remote={state} />
      </Suspense>
    </RemoteBoundary>
  );
};

/** The version in use may be older than the page: then this page of it is missing. */
const Pages = ({ area, remote }: { area: string; remote: ReadyRemote }) => {
  const pages = useRoutes(remote.module.routes);
  return pages ? <RemoteWords remote={remote}>{pages}</RemoteWords> : <MissingCard area={area} />;
};

const MissingCard = ({ area }: { area: string }) => {
  const remotes = useRemotes();
  const intl = useIntl();
  return (
    <div className={styles.card}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'shell.remote.missing' }, { part: intl.formatMessage({ id: `shell.area.${area}` }) })}
        retryLabel={intl.formatMessage({ id: 'shell.remote.retry' })}
        onRetry={() => remotes.retry(area)}
      >
        {intl.formatMessage({ id: 'shell.remote.rest-works' })}
      </ErrorCard>
    </div>
  );
};
