import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { chatApi } from '../chat.api';
import { RoomSkeleton } from '../room/room-skeleton';
import room from '../room/room.module.css';
import { NewRoom } from './new-room';

/** `/members/:id/chat`: the conversation with a member, or the place to write its first message. */
export const StartRoom = ({ memberId }: { readonly memberId: number }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { data, error, isFetching, refetch } = chatApi.useChatWithQuery(
    { memberId },
    { skip: memberId === 0, refetchOnMountOrArgChange: true },
  );
  // whoever came while there was no conversation may be writing: the place to write stays until the conversation can take over
  const [begins, setBegins] = useState(false);
  if (data?.conversationId === null && !begins) setBegins(true);
  if (data?.conversationId && !begins) return <Navigate replace to={`/chats/${data.conversationId}`} />;
  const code = memberId === 0 ? 'account.profile-not-found' : refusalOf(error)?.code;
  const final = code?.startsWith('account.') || code?.startsWith('chat.');
  // a line that breaks takes nothing away; a block that came meanwhile does
  if (data && !final) return <NewRoom memberId={memberId} conditions={data} onStale={() => void refetch()} />;
  if (error === undefined && memberId !== 0) return <RoomSkeleton />;
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
