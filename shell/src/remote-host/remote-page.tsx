import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useRoutes } from 'react-router-dom';
import { RemoteIntl, useLocale } from '@rendezvous/client';
import { ErrorCard } from '@rendezvous/ui';
import { PageSkeleton } from '../pages/page-skeleton';
import { RemoteBoundary } from './remote-boundary';
import type { ReadyRemote } from './remotes';
import { useRemote } from './remotes-context';
import styles from './remote-page.module.css';

/** The place of a remote's pages: skeleton, the pages, or a card that says what is missing and offers another try. */
export const RemotePage = ({ area }: { area: string }) => {
  const { state, retry } = useRemote(area);
  const intl = useIntl();
  const card = (
    <div className={styles.card}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'shell.remote.missing' }, { part: intl.formatMessage({ id: `shell.area.${area}` }) })}
        retryLabel={intl.formatMessage({ id: 'shell.remote.retry' })}
        onRetry={retry}
      >
        {intl.formatMessage({ id: 'shell.remote.rest-works' })}
      </ErrorCard>
    </div>
  );
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed') return card;
  return (
    <RemoteBoundary attempt={state.module} fallback={card}>
      <Suspense fallback={<PageSkeleton />}>
        <Pages remote={state} />
      </Suspense>
    </RemoteBoundary>
  );
};

const Pages = ({ remote: { module, messages } }: { remote: ReadyRemote }) => {
  const { locale } = useLocale();
  const pages = useRoutes(module.routes);
  return <RemoteIntl messages={messages.get(locale) ?? [...messages.values()][0] ?? {}}>{pages}</RemoteIntl>;
};
