import { useIntl } from 'react-intl';
import { Button, MeetingDiscs } from '@rendezvous/ui';
import styles from './message-page.module.css';

/** The generic error page: status code and message (specification, section 2). */
export const ErrorPage = ({ status, onRetry }: { status: number; onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <div className={styles.page} role="alert">
      <div className={styles.picture}>
        <MeetingDiscs picture="apart" />
      </div>
      <p className={styles.status}>{intl.formatMessage({ id: 'shell.error.status' }, { status: String(status) })}</p>
      <h1>{intl.formatMessage({ id: 'shell.error.title' })}</h1>
      <p>{intl.formatMessage({ id: 'refusal.server.error' })}</p>
      <Button variant="accent" onClick={onRetry}>
        {intl.formatMessage({ id: 'shell.error.reload' })}
      </Button>
    </div>
  );
};
