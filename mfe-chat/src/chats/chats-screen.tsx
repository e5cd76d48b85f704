import { Suspense, lazy, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { useChats, usePageTitle, useUser } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import { useModerated } from '@rendezvous/client/moderated';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import { RoomSkeleton } from '../room/room-skeleton';
import { useTyping } from '../thread/use-typing';
import { ChatList } from './chat-list';
import { Panes } from './panes';
import { useChatList } from './use-chat-list';
import { useWaitingLike } from './use-waiting-like';

const loadRoom = () => import(/* webpackChunkName: "room" */ './open-pane');
const OpenPane = lazy(() => loadRoom().then((module) => ({ default: module.OpenPane })));

const idOf = (text: string | undefined): number => (text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

/** `/chats`, `/chats/:id` and, with a member, `/members/:id/chat`: the conversations beside the one that is open. */
export const ChatsScreen = ({ about }: { readonly about?: 'member' }) => {
  const { id } = useParams();
  const inRoom = id !== undefined;
  const typing = useTyping();
  useWaitingLike(!inRoom);
  // whoever sees the list is about to open a conversation: it is fetched while nothing else is
  useEffect(() => {
    void loadRoom().catch(() => undefined);
  }, []);
  return (
    <Panes
      inRoom={inRoom}
      list={<List currentId={about === 'member' ? null : idOf(id)} heading={inRoom ? 2 : 1} typing={typing} />}
      room={
        <Suspense fallback={<RoomSkeleton />}>
          <Main about={about} id={id} typing={typing} />
        </Suspense>
      }
    />
  );
};

const Main = ({ about, id, typing }: { about: 'member' | undefined; id: string | undefined; typing: ReadonlySet<number> }) => {
  if (id === undefined && about === undefined) return <Choose />;
  return <OpenPane about={about} id={idOf(id)} partnerTyping={about === undefined && typing.has(idOf(id))} />;
};

interface ListProps {
  readonly currentId: number | null;
  readonly heading: 1 | 2;
  readonly typing: ReadonlySet<number>;
}

const List = ({ currentId, heading, typing }: ListProps) => {
  const { data, chats, more, isError, isFetching, refetch } = useChatList();
  const fictional = useFictional();
  return (
    <ChatList
      chats={chats}
      failed={isError}
      busy={isFetching}
      onRetry={() => void refetch()}
      more={more}
      viewerId={useUser()?.id ?? 0}
      currentId={currentId}
      typing={typing}
      left={data?.conversations_left ?? null}
      disabled={useModerated()}
      fictional={fictional}
      heading={heading}
    />
  );
};

/** Beside the list, on a wide screen, before somebody is chosen. */
const Choose = () => {
  const intl = useIntl();
  const empty = useChats().data?.chats.length === 0;
  usePageTitle(intl.formatMessage({ id: 'chat.list.title' }));
  if (empty) return null;
  return (
    <EmptyState
      title={<FormattedMessage id="chat.list.choose" />}
      actions={
        <LinkButton render={<Link to="/members" />}>
          <FormattedMessage id="chat.list.find" />
        </LinkButton>
      }
    >
      <FormattedMessage id="chat.list.choose-text" />
    </EmptyState>
  );
};
