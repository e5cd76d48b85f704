import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Chat } from '@rendezvous/contracts/chat/conversations';
import {
  type FictionalWords,
  CloseIcon,
  EmptyState,
  ErrorCard,
  IconButton,
  LinkButton,
  ListSkeleton,
  MessageIcon,
  Notice,
  SearchIcon,
  TextInput,
} from '@rendezvous/ui';
import styles from './chat-list.module.css';
import { ChatRow } from './chat-row';
import { MoreRows } from './more-rows';
import type { MoreChats } from './use-chat-list';

export interface ChatListProps {
  /** null while loading. */
  readonly chats: readonly Chat[] | null;
  readonly failed: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** null when these are all. */
  readonly more: MoreChats | null;
  readonly viewerId: number;
  readonly currentId: number | null;
  readonly typing: ReadonlySet<number>;
  /** Conversations that may still be started; null where nothing is said of that. */
  readonly left: number | null;
  /** The member's own profile is disabled: they read only. */
  readonly disabled?: boolean;
  readonly fictional: FictionalWords;
  /** 1 where the list is the page, 2 beside a room. */
  readonly heading: 1 | 2;
}

/** All conversations, latest first. */
export const ChatList = ({ heading, ...props }: ChatListProps) => {
  const intl = useIntl();
  const [search, setSearch] = useState<string | null>(null);
  const Title = `h${heading}` as const;
  return (
    <section className={styles.list} aria-label={intl.formatMessage({ id: 'chat.list.label' })}>
      <div className={styles.head}>
        <Title className={styles.title}>
          <FormattedMessage id="chat.list.title" />
        </Title>
        {props.chats !== null && props.chats.length > 0 ? (
          <IconButton
            label={intl.formatMessage({ id: search === null ? 'chat.list.search' : 'chat.list.search-close' })}
            icon={search === null ? <SearchIcon /> : <CloseIcon />}
            aria-expanded={search !== null}
            onClick={() => setSearch(search === null ? '' : null)}
          />
        ) : null}
      </div>
      {search === null ? null : (
        <div className={styles.search}>
          <TextInput
            label={intl.formatMessage({ id: 'chat.list.search-name' })}
            hideLabel
            placeholder={intl.formatMessage({ id: 'chat.list.search-name' })}
            icon={<SearchIcon />}
            type="search"
            value={search}
            // the field was asked for by a press
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <Rows {...props} search={search ?? ''} />
    </section>
  );
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const Rows = ({
  chats,
  failed,
  busy,
  onRetry,
  more,
  search,
  left,
  disabled = false,
  currentId,
  typing,
  ...row
}: Omit<ChatListProps, 'heading'> & { readonly search: string }) => {
  const intl = useIntl();
  if (chats === null) {
    if (!failed) {
      return (
        <div className={styles.place}>
          <ListSkeleton label={intl.formatMessage({ id: 'chat.list.loading' })} />
        </div>
      );
    }
    return (
      <div className={styles.place}>
        <ErrorCard
          title={<FormattedMessage id="chat.list.failed" />}
          retryLabel={intl.formatMessage({ id: 'chat.retry' })}
          onRetry={onRetry}
          busy={busy}
        >
          <FormattedMessage id="chat.list.failed-text" />
        </ErrorCard>
      </div>
    );
  }
  if (chats.length === 0) {
    return (
      <div className={styles.place}>
        <EmptyState
          title={<FormattedMessage id="chat.list.empty" />}
          actions={
            <LinkButton variant="accent" render={<Link to="/members" />}>
              <FormattedMessage id="chat.list.find" />
            </LinkButton>
          }
        >
          <FormattedMessage id={disabled ? 'chat.list.empty-disabled' : 'chat.list.empty-text'} />
        </EmptyState>
      </div>
    );
  }
  const found = chats.filter(
    ({ profile }) => search.trim() === '' || (profile !== null && plain(profile.name).includes(plain(search.trim()))),
  );
  return (
    <>
      <ul className={styles.rows}>
        {found.map((chat) => (
          <li key={chat.conversation.id}>
            <ChatRow {...row} chat={chat} current={chat.conversation.id === currentId} typing={typing.has(chat.conversation.id)} />
          </li>
        ))}
      </ul>
      {more === null ? null : <MoreRows {...more} />}
      {found.length === 0 && more === null ? (
        <p className={styles.nobody} role="status">
          <FormattedMessage id="chat.list.nobody-found" values={{ text: search.trim() }} />
        </p>
      ) : null}
      {left === null || disabled ? null : <Left left={left} />}
    </>
  );
};

/** What remains of the free conversations is seen before it is used up. */
const Left = ({ left }: { readonly left: number }) => (
  <div className={styles.left}>
    <Notice
      icon={<MessageIcon />}
      action={
        left === 0 ? (
          <LinkButton render={<Link to="/premium" />}>
            <FormattedMessage id="chat.list.premium" />
          </LinkButton>
        ) : null
      }
    >
      <FormattedMessage id="chat.list.left" values={{ count: left }} />
    </Notice>
  </div>
);
