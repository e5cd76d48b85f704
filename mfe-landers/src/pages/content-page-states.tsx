import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ErrorCard, LinkButton, MeetingDiscs, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './content-page-states.module.css';

/** The shape of a page of text that is on its way. */
export const ContentPageLoading = () => {
  const intl = useIntl();
  return (
    <div className={styles.loading}>
      <Waiting />
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'landers.page.loading' })}</VisuallyHidden>
      </output>
      <Skeleton shape="title" width="half" />
      {[4, 3, 5].map((lines) => (
        <div key={lines} className={styles.section}>
          <Skeleton shape="title" width="short" />
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
};

interface FailedProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The text did not come. */
export const ContentPageFailed = ({ busy, onRetry }: FailedProps) => {
  const intl = useIntl();
  return (
    <div className={styles.failed}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'landers.page.failed' })}
        retryLabel={intl.formatMessage({ id: 'landers.page.retry' })}
        onRetry={onRetry}
        busy={busy}
      >
        {intl.formatMessage({ id: 'landers.page.failed.text' })}
      </ErrorCard>
    </div>
  );
};

/** There is no such page. */
export const ContentPageMissing = () => {
  const intl = useIntl();
  return (
    <div className={styles.missing}>
      <div className={styles.picture}>
        <MeetingDiscs picture="lost" />
      </div>
      <h1>{intl.formatMessage({ id: 'landers.page.missing' })}</h1>
      <p className="lead muted">{intl.formatMessage({ id: 'landers.page.missing.text' })}</p>
      <LinkButton variant="accent" size="big" render={<Link to="/" />}>
        {intl.formatMessage({ id: 'landers.page.missing.home' })}
      </LinkButton>
    </div>
  );
};
