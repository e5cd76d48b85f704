import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button, MeetingDiscs } from '@rendezvous/ui';
import { focusCard, focusMain } from '../focus/focus';
import styles from './message-page.module.css';

/** The generic error page: status code and message. */
export const ErrorPage = ({ status, onRetry }: { status: number; onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <Message
      status={intl.formatMessage({ id: 'shell.error.status' }, { status: String(status) })}
      title={intl.formatMessage({ id: 'shell.error.title' })}
      text={intl.formatMessage({ id: 'refusal.server.error' })}
      action={intl.formatMessage({ id: 'shell.error.reload' })}
      onAction={onRetry}
    />
  );
};

/** In the place of a page whose files could not be had: another try, in place. */
export const MissingPage = ({ onRetry }: { onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <Message
      title={intl.formatMessage({ id: 'shell.error.missing-title' })}
      text={intl.formatMessage({ id: 'shell.error.missing-text' })}
      action={intl.formatMessage({ id: 'shell.remote.retry' })}
      onAction={onRetry}
    />
  );
};

interface Props {
  readonly status?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

const Message = ({ status, title, text, action, onAction }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  // what had the focus is gone with the page: a keyboard goes on from here
  useEffect(() => focusCard(place.current), []);
  const act = () => {
    focusMain();
    onAction();
  };
  return (
    <div ref={place} className={styles.page} role="alert">
      <div className={styles.picture}>
        <MeetingDiscs picture="apart" />
      </div>
      {status ? <p className={styles.status}>{status}</p> : null}
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="accent" onClick={act}>
        {action}
      </Button>
    </div>
  );
};
