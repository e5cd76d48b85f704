import { type ReactNode, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { Button, EmptyState, ErrorCard, FormError, LinkButton } from '@rendezvous/ui';
import styles from '../closed/closed-to-visitors.module.css';

const Place = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

const ToMembers = () => {
  const intl = useIntl();
  return <LinkButton render={<Link to="/members" />}>{intl.formatMessage({ id: 'search.gone.members' })}</LinkButton>;
};

/** Nobody of this number, or nobody whom this viewer may see. */
export const ProfileGone = () => {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'search.gone.title' }));
  return (
    <Place>
      <EmptyState heading={1} title={intl.formatMessage({ id: 'search.gone.title' })} actions={<ToMembers />}>
        {intl.formatMessage({ id: 'search.gone.text' })}
      </EmptyState>
    </Place>
  );
};

interface ClosedProps {
  /** `search.<why>.title` is the title. */
  readonly why: 'blocked-by' | 'paused';
  readonly sentence: string;
}

/** The member blocked the viewer, or takes a break. */
export const Closed = ({ why, sentence }: ClosedProps) => {
  const intl = useIntl();
  return (
    <Place>
      <EmptyState heading={1} title={intl.formatMessage({ id: `search.${why}.title` })} actions={<ToMembers />}>
        {sentence}
      </EmptyState>
    </Place>
  );
};

interface BlockedProps {
  readonly name: string;
  readonly busy: boolean;
  readonly fault: string | null;
  readonly onUnblock: () => void;
}

/** The viewer blocked the member. */
export const Blocked = ({ name, busy, fault, onUnblock }: BlockedProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.blocked.${id}` }, { name });
  // a short page takes the place of a profile, wherever that was scrolled to: its beginning is where the reader should be
  useLayoutEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <Place>
      <EmptyState
        heading={1}
        title={text('title')}
        actions={
          <>
            <Button busy={busy} onClick={onUnblock}>
              {text('unblock')}
            </Button>
            <ToMembers />
          </>
        }
      >
        <p>{text('text')}</p>
        <FormError>{fault}</FormError>
      </EmptyState>
    </Place>
  );
};

interface FailedProps {
  readonly reason: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The page did not come. */
export const ProfileFailed = ({ reason, busy, onRetry }: FailedProps) => {
  const intl = useIntl();
  return (
    <Place>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'search.profile.failed' })}
        retryLabel={intl.formatMessage({ id: 'search.members.retry' })}
        onRetry={onRetry}
        busy={busy}
      >
        {reason}
      </ErrorCard>
    </Place>
  );
};
