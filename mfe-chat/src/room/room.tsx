import { useCallback, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { newId } from '../new-id';
import { useOutbox } from '../outbox/use-outbox';
import { usePerson } from '../people/use-person';
import type { ComposerHandle } from './composer';
import { Confirm } from './confirm';
import { logRows } from './log-rows.rules';
import { MessageLog } from './message-log';
import { Announcer } from './announcer';
import styles from './room.module.css';
import { RoomFoot } from './room-foot';
import { RoomHead } from './room-head';
import { RoomMenu } from './room-menu';
import { RoomSkeleton } from './room-skeleton';
import type { Thread } from './thread.rules';
import { useDraft } from './use-draft';
import { useEnding } from './use-ending';
import { useOffer } from './use-offer';
import { useReading } from './use-reading';
import { useReason } from './use-reason';
import { type OpenThread, useThread } from './use-thread';
import { useTellTyping } from './use-typing';

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

const OpenRoom = ({
  open,
  thread,
  partnerTyping,
}: {
  readonly open: OpenThread;
  readonly thread: Thread;
  readonly partnerTyping: boolean;
}) => {
  const intl = useIntl();
  const { message_length, fictional_singular } = useSettings();
  const { id: viewerId = 0, credits = 0 } = useUser() ?? {};
  const person = usePerson()(thread.profile, thread.state === 'partner-gone');
  const outbox = useOutbox();
  const outgoing = outbox.list().filter(({ conversationId }) => conversationId === thread.id);
  const draft = useDraft(String(thread.id));
  const tellTyping = useTellTyping(thread.id);
  const ending = useEnding(thread.id, thread.profile?.id ?? null);
  const composer = useRef<ComposerHandle>(null);
  // the line above what was unread stays where it was when the room was opened, until something is answered
  const [unread, setUnread] = useState<{ after: number; upTo: number } | null>({ after: thread.ownRead, upTo: thread.upTo });
  usePageTitle(intl.formatMessage({ id: 'chat.room.label' }, { name: person.name }));
  useReading(thread);

  const unpaid = outgoing.filter(({ state }) => state !== 'failed').length * thread.cost;
  const left = credits - unpaid;
  const short = thread.cost > 0 && (left < thread.cost || outgoing.some(({ refusal }) => refusal?.code === 'billing.not-enough-credits'));
  const offer = useOffer(short);

  const rows = useMemo(
    () => logRows({ messages: thread.messages, outgoing, viewerId, unread, partnerRead: thread.partnerRead, held: thread.held }),
    // the filtered list is new in each drawing; what it is made of is not
    // oxlint-disable-next-line react/exhaustive-deps
    [thread, outbox.list(), viewerId, unread],
  );
  const retry = useCallback((clientId: string) => outbox.retry(clientId), [outbox]);
  const edit = useCallback(
    (clientId: string) => {
      const entry = outbox.list().find((one) => one.clientId === clientId);
      if (entry && composer.current?.take(entry.text)) outbox.remove(clientId);
    },
    [outbox],
  );
  const reasonOf = useReason();
  const send = (text: string): boolean => {
    if (thread.cost > 0 && left < thread.cost) return false;
    outbox.add(thread.id, text, newId());
    setUnread(null);
    return true;
  };

  return (
    <section className={styles.room} aria-label={intl.formatMessage({ id: 'chat.room.label' }, { name: person.name })}>
      <RoomHead person={person} profile={thread.profile} fictionalLabel={fictional_singular} credits={credits} back="/chats">
        <RoomMenu
          profileId={thread.profile?.id ?? null}
          onBlock={thread.profile === null ? null : () => ending.ask('block')}
          onRemove={() => ending.ask('remove')}
        />
      </RoomHead>
      <MessageLog
        rows={rows}
        partnerName={person.name}
        typing={partnerTyping}
        more={thread.more}
        older={open.older}
        reasonOf={reasonOf}
        onRetry={retry}
        onEdit={edit}
      />
      <Announcer messages={thread.messages} viewerId={viewerId} name={person.name} />
      <RoomFoot
        state={thread.state}
        name={person.name}
        offer={short ? { credits: left, cost: thread.cost, ...offer } : null}
        composer={{
          ref: composer,
          partnerName: person.name,
          first: draft.first,
          cost: thread.cost,
          credits: left,
          most: message_length,
          onSend: send,
          onChange: (text) => {
            draft.keep(text);
            if (text !== '') tellTyping();
          },
        }}
      />
      {ending.asked ? (
        <Confirm
          kind={ending.asked}
          name={person.name}
          busy={ending.busy}
          error={ending.error}
          onConfirm={ending.confirm}
          onCancel={ending.cancel}
        />
      ) : null}
    </section>
  );
};
