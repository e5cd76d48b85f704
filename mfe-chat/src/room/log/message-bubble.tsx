import { memo } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import type { Message } from '@rendezvous/contracts/chat/messages';
import { Button, CheckDoubleIcon, CheckIcon, ClockIcon, VisuallyHidden, WarningIcon, classNames } from '@rendezvous/ui';
import type { QueuedMessage } from '../../send-queue/queued-message';
import styles from './message-bubble.module.css';

interface MessageProps {
  readonly message: Message;
  readonly own: boolean;
  readonly last: boolean;
  readonly read: boolean;
  readonly partnerName: string;
}

/** A stored message; the last of a group tells its time, and of an own one how far it got. */
export const MessageBubble = memo(({ message, own, last, read, partnerName }: MessageProps) => (
  <div className={classNames(styles.place, own && styles.own)}>
    <div className={classNames(styles.bubble, message.removed && styles.removed)} dir="auto">
      <Speaker own={own} name={partnerName} />
      {message.removed ? <FormattedMessage id="chat.log.removed" /> : message.text}
    </div>
    {last ? (
      <p className={styles.meta}>
        <time dateTime={message.sentAt}>
          <FormattedTime value={message.sentAt} hour="numeric" minute="2-digit" />
        </time>
        {own ? (
          <>
            {read ? <CheckDoubleIcon /> : <CheckIcon />}
            <FormattedMessage id={read ? 'chat.log.read' : 'chat.log.sent'} />
          </>
        ) : null}
      </p>
    ) : null}
  </div>
));
MessageBubble.displayName = 'MessageBubble';

/** Who speaks is seen by side and colour, and heard by these words. */
const Speaker = ({ own, name }: { readonly own: boolean; readonly name: string }) => (
  <VisuallyHidden>
    <FormattedMessage id={own ? 'chat.log.you-said' : 'chat.log.partner-said'} values={{ name }} />{' '}
  </VisuallyHidden>
);

interface QueuedProps {
  readonly queued: QueuedMessage;
  /** Why it was refused, as a sentence. */
  readonly reason: string | null;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** A message on its way: shown at once, and if it fails with the reason and another try. */
export const QueuedBubble = ({ queued, reason, onRetry, onEdit }: QueuedProps) => (
  <div className={classNames(styles.place, styles.own)}>
    <div className={classNames(styles.bubble, queued.state === 'failed' ? styles.failed : styles.pending)} dir="auto">
      <Speaker own name="" />
      {queued.text}
    </div>
    {queued.state === 'failed' ? (
      <>
        <p className={classNames(styles.meta, styles.reason)} role="alert">
          <WarningIcon />
          <span>
            <FormattedMessage id="chat.log.failed" /> {reason}
          </span>
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onEdit}>
            <FormattedMessage id="chat.log.edit" />
          </Button>
          <Button onClick={onRetry}>
            <FormattedMessage id="chat.log.again" />
          </Button>
        </div>
      </>
    ) : (
      <p className={styles.meta}>
        <ClockIcon />
        <FormattedMessage id={queued.state === 'waiting' ? 'chat.log.waiting' : 'chat.log.sending'} />
      </p>
    )}
  </div>
);
