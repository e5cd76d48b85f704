import { useState } from 'react';
import { useSettings } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import type { readConversationWith } from '@rendezvous/contracts/chat/conversations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { useKeptBack } from '../kept-back/use-kept-back';
import { usePerson } from '../people/use-person';
import { useDraft } from '../room/composer/use-draft';
import { useWriting } from '../room/composer/use-writing';
import { RoomFooter } from '../room/footer/room-footer';
import { LogLine } from '../room/log/log-line';
import { useReason } from '../room/log/use-reason';
import { RoomFrame } from '../room/room-frame';
import { Greeting } from './greeting';
import styles from './new-room.module.css';
import { StartLimit } from './start-limit';
import { useOpenBegun } from './use-open-begun';
import { useStale } from './use-stale';

interface Props {
  readonly memberId: number;
  readonly conditions: ReplyOf<typeof readConversationWith>;
  /** What was told before is not true any more. */
  readonly onStale: () => void;
}

/** A conversation that has not begun: whom one writes to, what is on its way, and the place to write the first message. */
export const NewRoom = ({ memberId, conditions, onStale }: Props) => {
  const { message_length, free_conversations } = useSettings();
  const fictional = useFictional();
  const { profile, reason, state, conversations_left, cost, conversationId } = conditions;
  const keptBack = useKeptBack();
  const disabled = keptBack === 'moderated';
  const open = reason === null && !disabled;
  const person = usePerson()(profile);
  const draft = useDraft(`member-${memberId}`);
  const { composer, queued, left, offer, send, retry, edit } = useWriting({ conversationId, partnerId: memberId, cost });
  const reasonOf = useReason();
  useStale(queued, onStale);
  // what was stored stays in sight until the conversation shows it
  const [shown, setShown] = useState(queued);
  if (shown !== queued && (conversationId === null || queued.length > 0)) setShown(queued);
  useOpenBegun(conversationId, composer, draft);
  return (
    <RoomFrame person={person} profile={profile} conversationId={null} back={`/members/${memberId}`}>
      <Greeting
        name={person.name}
        image={profile.main_image}
        fictional={profile.fictional ? fictional : null}
        open={open}
        left={open ? conversations_left : null}
      />
      {reason === null || disabled ? (
        <>
          <div className={styles.queued}>
            {shown.map((message) => (
              <LogLine
                key={message.clientId}
                row={{ kind: 'queued', key: message.clientId, queued: message }}
                partnerName={person.name}
                reasonOf={reasonOf}
                onRetry={retry}
                onEdit={edit}
              />
            ))}
          </div>
          <RoomFooter
            state={state}
            name={person.name}
            offer={offer}
            keptBack={keptBack}
            composer={{
              ref: composer,
              partnerName: person.name,
              first: draft.first || (conditions.signup_message ?? ''),
              cost,
              credits: left,
              most: message_length,
              onSend: (text) => send(conversationId === null ? { memberId } : { conversationId }, text),
              onChange: draft.keep,
            }}
          />
        </>
      ) : (
        <StartLimit
          reason={reason}
          name={person.name}
          memberId={memberId}
          limit={free_conversations}
          draft={queued[0]?.text ?? draft.first}
        />
      )}
    </RoomFrame>
  );
};
