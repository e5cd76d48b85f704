import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { OpenRoom } from './open-room';
import styles from './room.module.css';
import { RoomSkeleton } from './room-skeleton';
import { useThread } from '../thread/use-thread';

interface Props {
  readonly conversationId: number;
  readonly partnerTyping: boolean;
}

/** One conversation: loading, failed, gone, or there. */
export const Room = ({ conversationId, partnerTyping }: Props) => {
  const intl = useIntl();
  const open = useThread(conversationId);
  if (open.missing) {
    return (
      <div className={styles.place}>
        <EmptyState
          heading={1}
          title={<FormattedMessage id="chat.room.missing" />}
          actions={
            <LinkButton variant="accent" render={<Link to="/chats" />}>
              <FormattedMessage id="chat.room.to-list" />
            </LinkButton>
          }
        >
          <FormattedMessage id="chat.room.missing-text" />
        </EmptyState>
      </div>
    );
  }
  if (open.thread !== null) return <OpenRoom open={open} thread={open.thread} partnerTyping={partnerTyping} />;
  if (open.error === undefined) return <RoomSkeleton />;
  return (
    <div className={styles.place}>
      <ErrorCard
        heading={1}
        title={<FormattedMessage id="chat.room.failed" />}
        retryLabel={intl.formatMessage({ id: 'chat.retry' })}
        onRetry={open.retry}
        busy={open.busy}
      >
        <FormattedMessage id="chat.room.failed-text" />
      </ErrorCard>
    </div>
  );
};
