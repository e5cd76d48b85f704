import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings, useUser } from '@rendezvous/client';
import { newId } from '../new-id';
import { useSendQueue } from '../send-queue/use-send-queue';
import { usePerson } from '../people/use-person';
import { Announcer } from './log/announcer';
import type { ComposerHandle } from './composer/composer';
import { logRows } from './log/log-rows.rules';
import { MessageLog } from './log/message-log';
import { RoomFooter } from './footer/room-footer';
import { RoomFrame } from './room-frame';
import type { Thread } from '../thread/thread.rules';
import { useDraft } from './composer/use-draft';
import { useTellTyping } from './composer/use-tell-typing';
import { useOffer } from './offer/use-offer';
import { useMarkRead } from './use-mark-read';
import { useReason } from './log/use-reason';
import type { OpenThread } from '../thread/use-thread';

interface Props {
  readonly open: OpenThread;
  readonly thread: Thread;
  readonly partnerTyping: boolean;
}

/** A conversation that is there: what was said, and the place to answer. */
export const OpenRoom = ({ open, thread, partnerTyping }: Props) => {
  const { message_length } = useSettings();
  const { id: viewerId = 0, credits = 0 } = useUser() ?? {};
  const person = usePerson()(thread.profile, thread.state === 'partner-gone');
  const queue = useSendQueue();
  const queued = queue.list().filter(({ conversationId }) => conversationId === thread.id);
  const draft = useDraft(String(thread.id));
  const tellTyping = useTellTyping(thread.id);
  const composer = useRef<ComposerHandle>(null);
  // the line above what was unread stays where it was when the room was opened, until something is answered
  const [unread, setUnread] = useState<{ after: number; upTo: number } | null>({ after: thread.ownRead, upTo: thread.upTo });
  useMarkRead(thread);

  const unpaid = queued.filter(({ state }) => state !== 'failed').length * thread.cost;
  const left = credits - unpaid;
  const short = thread.cost > 0 && (left < thread.cost || queued.some(({ refusal }) => refusal?.code === 'billing.not-enough-credits'));
  const offer = useOffer(short);

  const rows = useMemo(
    () => logRows({ messages: thread.messages, queued, viewerId, unread, partnerRead: thread.partnerRead, held: thread.held }),
    // the filtered list is new in each drawing; what it is made of is not
    // oxlint-disable-next-line react/exhaustive-deps
    [thread, queue.list(), viewerId, unread],
  );
  const retry = useCallback((clientId: string) => queue.retry(clientId), [queue]);
  const edit = useCallback(
    (clientId: string) => {
      const entry = queue.list().find((one) => one.clientId === clientId);
      if (entry && composer.current?.take(entry.text)) queue.remove(clientId);
    },
    [queue],
  );
  const reasonOf = useReason();
  const send = (text: string): boolean => {
    if (thread.cost > 0 && left < thread.cost) return false;
    queue.add(thread.id, text, newId());
    setUnread(null);
    return true;
  };

  return (
    <RoomFrame person={person} profile={thread.profile} conversationId={thread.id} back="/chats">
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
      <RoomFooter
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
    </RoomFrame>
  );
};
