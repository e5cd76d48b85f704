import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIKES = `
  create table chat.likes (
    from_id integer not null references account.members (id),
    to_id integer not null references account.members (id),
    created_at timestamptz not null,
    seen_at timestamptz,
    primary key (from_id, to_id),
    constraint likes_other check (from_id <> to_id)
  );
  comment on column chat.likes.seen_at is 'When the liked member saw it; the new-like flag shows until then.';
  create index likes_new on chat.likes (to_id, created_at desc) where seen_at is null;
  create index likes_received on chat.likes (to_id, created_at desc);
  create index likes_sent on chat.likes (from_id, created_at desc);
`;

const CONVERSATIONS = `
  create table chat.conversations (
    id integer generated always as identity primary key,
    member_a integer not null references account.members (id),
    member_b integer not null references account.members (id),
    started_by integer not null,
    state text not null default 'open',
    answered boolean not null default false,
    held boolean not null default false,
    last_seq bigint not null default 0,
    unread_a integer not null default 0,
    unread_b integer not null default 0,
    read_a bigint not null default 0,
    read_b bigint not null default 0,
    hidden_a bigint not null default 0,
    hidden_b bigint not null default 0,
    announced_a bigint not null default 0,
    announced_b bigint not null default 0,
    last_at timestamptz not null,
    constraint conversations_pair unique (member_a, member_b),
    constraint conversations_order check (member_a < member_b),
    constraint conversations_starter check (started_by in (member_a, member_b)),
    constraint conversations_state check (state in ('open', 'blocked', 'closed')),
    constraint conversations_seq check (last_seq >= 0 and read_a between 0 and last_seq and read_b between 0 and last_seq
      and hidden_a between 0 and last_seq and hidden_b between 0 and last_seq
      and announced_a between 0 and last_seq and announced_b between 0 and last_seq),
    constraint conversations_unread check (unread_a >= 0 and unread_b >= 0)
  ) with (fillfactor = 70);
  create index conversations_of_b on chat.conversations (member_b);
  create index conversations_held on chat.conversations (id) where held;
  comment on table chat.conversations is 'One row a pair, and the lock of all that is sent in it. last_at has no index on purpose: a send then updates the row in its page.';
  comment on column chat.conversations.answered is 'Both have written. Until then each message looks at the truth table again.';
  comment on column chat.conversations.held is 'The starter''s address was not confirmed: what the partner answers waits until it is.';
  comment on column chat.conversations.hidden_a is 'Messages up to this one are gone for member_a, who removed the conversation.';
  comment on column chat.conversations.announced_a is 'Last message when a mail or push about unread messages was asked for.';
`;

const MESSAGES = `
  create table chat.messages (
    conversation_id integer not null references chat.conversations (id),
    seq bigint not null,
    client_id uuid not null,
    sender_id integer not null,
    kind text not null default 'text',
    body text not null,
    cost integer not null,
    sent_at timestamptz not null,
    primary key (conversation_id, seq),
    constraint messages_once unique (sender_id, conversation_id, client_id),
    constraint messages_kind check (kind in ('text', 'removed')),
    constraint messages_body check ((kind = 'removed') = (body = '')),
    constraint messages_seq check (seq > 0),
    constraint messages_cost check (cost >= 0)
  );
  create index messages_sent_at on chat.messages using brin (sent_at) with (pages_per_range = 16, autosummarize = on);
  comment on column chat.messages.sender_id is 'One of the two members of the conversation; no foreign key of its own, so that a send checks one and not two.';
  comment on column chat.messages.kind is 'removed: the text is erased, the row stays, so that numbers have no gaps and a replay is known.';

  create table chat.starts (
    member_id integer primary key references account.members (id),
    count integer not null check (count > 0)
  );
  comment on table chat.starts is 'Conversations that a member has ever started: the lifetime limit of free members. Never counted down.';

  create table chat.watermarks (
    name text primary key,
    at timestamptz not null
  );
  comment on table chat.watermarks is 'How far a job that walks through messages by time has come.';
`;

/** What areas to the right may join: who likes whom and which conversation there is, seen from one member. */
const RELATIONS = `
  create view chat.relations as
  select
    viewer_id,
    member_id,
    bool_or(liked) as liked,
    bool_or(liked_me) as liked_me,
    bool_or(liked) and bool_or(liked_me) as matched,
    max(conversation_id) as conversation_id
  from (
    select from_id as viewer_id, to_id as member_id, true as liked, false as liked_me, null::integer as conversation_id from chat.likes
    union all
    select to_id, from_id, false, true, null from chat.likes
    union all
    select member_a, member_b, false, false, id from chat.conversations where state <> 'blocked'
    union all
    select member_b, member_a, false, false, id from chat.conversations where state <> 'blocked'
  ) facts
  group by viewer_id, member_id;
`;

/** The chat area from empty: likes, conversations, messages, the count of started conversations. */
export class CreateChat1700000004001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create schema if not exists chat');
    for (const statements of [LIKES, CONVERSATIONS, MESSAGES, RELATIONS]) await run.query(statements);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema chat cascade');
  }
}
