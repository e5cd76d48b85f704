import { useMemo, useState } from 'react';
import { useSettings, useUser } from '@rendezvous/client';
import { useKeptBack } from '../kept-back/use-kept-back';
import { usePerson } from '../people/use-person';
import type { Thread } from '../thread/thread.rules';
import type { OpenThread } from '../thread/use-thread';
import { useDraft } from './composer/use-draft';
import { useTellTyping } from './composer/use-tell-typing';
import { useWriting } from './composer/use-writing';
import { RoomFooter } from './footer/room-footer';
import { Announcer } from './log/announcer';
import { logRows } from './log/log-rows.rules';
import { MessageLog } from './log/message-log';
import { useReason } from './log/use-reason';
import { RoomFrame } from './room-frame';
import { useArrival } from './use-arrival';
import { useMarkRead } from './use-mark-read';

interface Props {
  readonly open: OpenThread;
  readonly thread: Thread;
  readonly partnerTyping: boolean;
}

/** A conversation that is there: what was said, and the place to answer. */
export const OpenRoom = ({ open, thread, partnerTyping }: Props) => {
  const { message_length } = useSettings();
  const viewerId = useUser()?.id ?? 0;
  const keptBack = useKeptBack();
  const person = usePerson()(thread.profile, thread.state === 'partner-gone', thread.paused);
  const { composer, queued, left, offer, send, retry, edit } = useWriting({
    conversationId: thread.id,
    partnerId: thread.profile?.id ?? null,
    cost: thread.cost,
  });
  const draft = useDraft(String(thread.id));
  const tellTyping = useTellTyping(thread.id);
  const reasonOf = useReason();
  // the line above what was unread stays where it was when the room was opened, until something is answered
  const [unread, setUnread] = useState<{ after: number; upTo: number } | null>({ after: thread.ownRead, upTo: thread.upTo });
  useMarkRead(thread);
  useArrival(composer);

  const rows = useMemo(
    () => logRows({ messages: thread.messages, queued, viewerId, unread, partnerRead: thread.partnerRead, held: thread.held }),
    [thread, queued, viewerId, unread],
  );
  const sendHere = (text: string): boolean => {
    const taken = send({ conversationId: thread.id }, text);
    if (taken) setUnread(null);
    return taken;
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
        paused={thread.paused !== null}
        name={person.name}
        offer={offer}
        keptBack={keptBack}
        composer={{
          ref: composer,
          partnerName: person.name,
          first: draft.first,
          cost: thread.cost,
          credits: left,
          most: message_length,
          onSend: sendHere,
          onChange: (text) => {
            draft.keep(text);
            if (text !== '') tellTyping();
          },
        }}
      />
    </RoomFrame>
  );
};
