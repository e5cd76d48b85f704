import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Chat } from '@rendezvous/contracts/chat/conversations';
import { Avatar, Badge, FictionalTag, type FictionalWords, classNames } from '@rendezvous/ui';
import { usePerson } from '../people/use-person';
import styles from './chat-row.module.css';
import { useChatTime } from './use-chat-time';

interface Props {
  readonly chat: Chat;
  readonly viewerId: number;
  readonly current: boolean;
  readonly typing: boolean;
  /** What a fictional profile is called here. */
  readonly fictional: FictionalWords;
}

/** One conversation of the list: who, when, the last words, what is unread. */
export const ChatRow = ({ chat, viewerId, current, typing, fictional }: Props) => {
  const intl = useIntl();
  const time = useChatTime();
  const person = usePerson()(chat.profile, chat.conversation.state === 'partner-gone', chat.partner_paused);
  const { last_message: last, num_unread_messages: unread } = chat;
  return (
    <Link to={`/chats/${chat.conversation.id}`} className={styles.row} aria-current={current ? 'page' : undefined}>
      <Avatar src={person.thumb} alt="" initials={person.initials} onlineLabel={person.online} />
      <span className={styles.words}>
        <span className={classNames(styles.line, styles.head)}>
          <b className={styles.name}>{person.name}</b>
          {last ? <time dateTime={last.sent_at}>{time(last.sent_at)}</time> : null}
        </span>
        <span className={styles.line}>
          <span className={classNames(styles.last, unread > 0 && styles.unread, typing && styles.typing)}>
            {typing ? <FormattedMessage id="chat.list.typing" /> : <LastWords chat={chat} viewerId={viewerId} />}
          </span>
          <Badge count={unread} label={intl.formatMessage({ id: 'chat.list.unread' }, { count: unread })} />
        </span>
        {chat.profile?.fictional ? <FictionalTag icon={fictional.icon}>{fictional.label}</FictionalTag> : null}
      </span>
    </Link>
  );
};

const LastWords = ({ chat: { last_message: last, num_unread_messages: count }, viewerId }: Pick<Props, 'chat' | 'viewerId'>) => {
  if (last === null) return <FormattedMessage id="chat.list.held" values={{ count }} />;
  if (last.removed) return <FormattedMessage id="chat.list.removed" />;
  // Somebody's words in their own direction: marks in them turn nothing around them.
  const text = <bdi>{last.text}</bdi>;
  return last.sender_id === viewerId ? <FormattedMessage id="chat.list.own" values={{ text }} /> : text;
};
