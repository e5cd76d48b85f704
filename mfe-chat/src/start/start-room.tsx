import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence, useSettings, useUser } from '@rendezvous/client';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { chatApi } from '../chat.api';
import { newId } from '../new-id';
import { usePerson } from '../people/use-person';
import { Confirm } from '../room/confirm';
import { RoomFoot } from '../room/room-foot';
import { RoomHead } from '../room/room-head';
import { RoomMenu } from '../room/room-menu';
import { RoomSkeleton } from '../room/room-skeleton';
import room from '../room/room.module.css';
import { useDraft } from '../room/use-draft';
import { useEnding } from '../room/use-ending';
import { useOffer } from '../room/use-offer';
import { Greeting } from './greeting';
import { StartLimit } from './start-limit';

/** `/members/:id/chat`: the conversation with a member, or the place to write its first message. */
export const StartRoom = ({ memberId }: { readonly memberId: number }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { data, error, isFetching, refetch } = chatApi.useChatWithQuery(
    { memberId },
    { skip: memberId === 0, refetchOnMountOrArgChange: true },
  );
  if (data?.conversationId) return <Navigate replace to={`/chats/${data.conversationId}`} />;
  if (data) return <Beginning memberId={memberId} prospects={data} onStale={() => void refetch()} />;
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

type ProspectsReply = NonNullable<ReturnType<typeof chatApi.useChatWithQuery>['data']>;

interface BeginningProps {
  readonly memberId: number;
  readonly prospects: ProspectsReply;
  /** What was told before is not true any more. */
  readonly onStale: () => void;
}

const Beginning = ({ memberId, prospects, onStale }: BeginningProps) => {
  const intl = useIntl();
  const { message_length, fictional_singular, fictional_warning, free_conversations } = useSettings();
  const credits = useUser()?.credits ?? 0;
  const person = usePerson()(prospects.profile);
  const draft = useDraft(`member-${memberId}`);
  const ending = useEnding(null, memberId);
  const [kept, setKept] = useState(draft.first);
  const first = useFirstMessage(memberId, onStale);
  const { cost } = prospects;
  const short = cost > 0 && (credits < cost || first.refused === 'billing.not-enough-credits');
  const offer = useOffer(short);
  usePageTitle(intl.formatMessage({ id: 'chat.room.label' }, { name: person.name }));

  const send = async (text: string): Promise<boolean> => {
    if (cost > 0 && credits < cost) return false;
    const started = await first.send(text);
    if (started) draft.keep('');
    else setKept(text);
    return started;
  };
  return (
    <section className={room.room} aria-label={intl.formatMessage({ id: 'chat.room.label' }, { name: person.name })}>
      <RoomHead
        person={person}
        profile={prospects.profile}
        fictionalLabel={fictional_singular}
        credits={credits}
        back={`/members/${memberId}`}
      >
        <RoomMenu profileId={memberId} onBlock={() => ending.ask('block')} onRemove={null} />
      </RoomHead>
      <Greeting
        name={person.name}
        image={prospects.profile.main_image}
        fictionalWarning={prospects.profile.fictional ? fictional_warning : null}
        open={prospects.reason === null}
        left={prospects.reason === null ? prospects.conversations_left : null}
      />
      {prospects.reason === null ? (
        <RoomFoot
          state={prospects.state}
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
        <StartLimit reason={prospects.reason} name={person.name} memberId={memberId} limit={free_conversations} draft={kept} />
      )}
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

/** Refusals after which what the page says about this member has to be asked again. */
const STALE = new Set(['chat.conversation-limit', 'chat.not-reachable', 'chat.blocked', 'account.blocked-by', 'account.profile-not-found']);

/** Sends the first message. A try that got no answer keeps its client id: should it have arrived after all, it is not sent twice. */
const useFirstMessage = (memberId: number, onStale: () => void) => {
  const navigate = useNavigate();
  const sentence = useRefusalSentence();
  const [start, { isLoading, error }] = chatApi.useChatStartMutation();
  const [tried, setTried] = useState<{ readonly text: string; readonly clientId: string } | null>(null);
  const send = async (text: string): Promise<boolean> => {
    const clientId = tried?.text === text ? tried.clientId : newId();
    setTried({ text, clientId });
    try {
      const { conversationId } = await start({ memberId, clientId, text }).unwrap();
      void navigate(`/chats/${conversationId}`, { replace: true });
      return true;
    } catch (fault) {
      if (STALE.has(refusalOf(fault)?.code ?? '')) onStale();
      return false;
    }
  };
  const refused = refusalOf(error)?.code ?? null;
  return { send, busy: isLoading, refused, error: error && refused !== 'billing.not-enough-credits' ? sentence(error) : null };
};
