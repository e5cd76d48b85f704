import { FormattedMessage, useIntl } from 'react-intl';
import { MailIcon, Notice } from '@rendezvous/ui';
import styles from './log-line.module.css';
import type { QueuedMessage } from '../../send-queue/queued-message';
import type { LogRow } from './log-rows.rules';
import { useToday } from './use-today';
import { MessageBubble, QueuedBubble } from './message-bubble';

export interface LineActions {
  /** The sentence for a refused message. */
  readonly reasonOf: (queued: QueuedMessage) => string | null;
  readonly onRetry: (clientId: string) => void;
  readonly onEdit: (clientId: string) => void;
}

/** One line of the log. */
export const LogLine = ({ row, partnerName, ...actions }: LineActions & { readonly row: LogRow; readonly partnerName: string }) => {
  switch (row.kind) {
    case 'day':
      return <Day at={row.at} />;
    case 'unread':
      return (
        <p className={styles.unread}>
          <FormattedMessage id="chat.log.unread" values={{ count: row.count }} />
        </p>
      );
    case 'held':
      return (
        <Notice tone="warn" icon={<MailIcon />} className={styles.held}>
          <FormattedMessage id="chat.room.unconfirmed" values={{ count: row.count }} />
        </Notice>
      );
    case 'queued':
      return (
        <QueuedBubble
          queued={row.queued}
          reason={actions.reasonOf(row.queued)}
          onRetry={() => actions.onRetry(row.queued.clientId)}
          onEdit={() => actions.onEdit(row.queued.clientId)}
        />
      );
    case 'message':
      return <MessageBubble message={row.message} own={row.own} last={row.last} read={row.read} partnerName={partnerName} />;
  }
};

/** The line between days: today, yesterday, or the date. */
const Day = ({ at }: { readonly at: string }) => {
  const intl = useIntl();
  const date = new Date(at);
  const today = useToday();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const long = () =>
    intl.formatDate(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
    });
  return (
    <p className={styles.day}>
      {date.toDateString() === today.toDateString() ? (
        <FormattedMessage id="chat.log.today" />
      ) : date.toDateString() === yesterday.toDateString() ? (
        <FormattedMessage id="chat.log.yesterday" />
      ) : (
        long()
      )}
    </p>
  );
};
