import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { refusalOf, useRefusalSentence, useSettings, useUser } from '@rendezvous/client';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { chatApi } from '../chat.api';
import { usePerson } from '../people/use-person';
import { RoomFooter } from '../room/footer/room-footer';
import { RoomFrame } from '../room/room-frame';
import { RoomSkeleton } from '../room/room-skeleton';
import room from '../room/room.module.css';
import { useDraft } from '../room/composer/use-draft';
import { useOffer } from '../room/offer/use-offer';
import { Greeting } from './greeting';
import { StartLimit } from './start-limit';
import { useFirstMessage } from './use-first-message';

/** `/members/:id/chat`: the conversation with a member, or the place to write its first message. */
export const StartRoom = ({ memberId }: { readonly memberId: number }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { data, error, isFetching, refetch } = chatApi.useChatWithQuery(
    { memberId },
    { skip: memberId === 0, refetchOnMountOrArgChange: true },
  );
  if (data?.conversationId) return <Navigate replace to={`/chats/${data.conversationId}`} />;
  if (data) return <Beginning memberId={memberId} conditions={data} onStale={() => void refetch()} />;
  if (error === undefined && memberId !== 0) return <RoomSkeleton />;
  const code = refusalOf(error)?.code ?? 'account.profile-not-found';
  const final = code.startsWith('account.') || code.startsWith('chat.');
  return (
    <div className={room.place}>
      {final ? (
        <EmptyState
          heading={1}
          title={<FormattedMessage id="chat.start.failed" />}
          actions={
            <LinkButton variant="accent" render={<Link to="/members" />}>
              <FormattedMessage id="chat.list.find" />
            </LinkButton>
          }
        >
          {memberId === 0 ? <FormattedMessage id="refusal.account.profile-not-found" /> : sentence(error)}
        </EmptyState>
      ) : (
        <ErrorCard
          heading={1}
          title={<FormattedMessage id="chat.start.failed" />}
          retryLabel={intl.formatMessage({ id: 'chat.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {sentence(error)}
        </ErrorCard>
      )}
    </div>
  );
};

type StartConditions = NonNullable<ReturnType<typeof chatApi.useChatWithQuery>['data']>;

interface BeginningProps {
  readonly memberId: number;
  readonly conditions: StartConditions;
  /** What was told before is not true any more. */
  readonly onStale: () => void;
}

const Beginning = ({ memberId, conditions, onStale }: BeginningProps) => {
  const { message_length, fictional_warning, free_conversations } = useSettings();
  const credits = useUser()?.credits ?? 0;
  const person = usePerson()(conditions.profile);
  const draft = useDraft(`member-${memberId}`);
  const [kept, setKept] = useState(draft.first);
  const first = useFirstMessage(memberId, onStale);
  const { cost } = conditions;
  const short = cost > 0 && (credits < cost || first.refused === 'billing.not-enough-credits');
  const offer = useOffer(short);

  const send = async (text: string): Promise<boolean> => {
    if (cost > 0 && credits < cost) return false;
    const started = await first.send(text);
    if (started) draft.keep('');
    else setKept(text);
    return started;
  };
  return (
    <RoomFrame person={person} profile={conditions.profile} conversationId={null} back={`/members/${memberId}`}>
      <Greeting
        name={person.name}
        image={conditions.profile.main_image}
        fictionalWarning={conditions.profile.fictional ? fictional_warning : null}
        open={conditions.reason === null}
        left={conditions.reason === null ? conditions.conversations_left : null}
      />
      {conditions.reason === null ? (
        <RoomFooter
          state={conditions.state}
          name={person.name}
          offer={short ? { credits, cost, ...offer } : null}
          composer={{
            partnerName: person.name,
            first: draft.first,
            cost,
            credits,
            most: message_length,
            busy: first.busy,
            error: first.error,
            onSend: send,
            onChange: draft.keep,
          }}
        />
      ) : (
        <StartLimit reason={conditions.reason} name={person.name} memberId={memberId} limit={free_conversations} draft={kept} />
      )}
    </RoomFrame>
  );
};
