import { Injectable } from '@nestjs/common';
import { SPEND_SQL } from '@rendezvous/billing';
import { Database, type Tx } from '@rendezvous/server/database';
import type { StoredKind } from '../messages/message.rules.js';
import type { AddressedMessage } from './outgoing-message.rules.js';
import { isAnswer, visibilityDecides } from './visibility-until-answered.rules.js';

/**
 * What became of a message:
 * - `stored`, or `replay`: the same message was stored before;
 * - `check-visibility`: not both have written yet, so the rules of visibility have to be asked first;
 * - `paused`: the recipient takes a break; `moderated`, `on-break`, `age-needed`: why the sender writes to nobody for now;
 * - `paid-before`: the same message was stored and paid for, then a block emptied the conversation, which has begun anew since;
 * - the others refuse it.
 */
export type SendResult =
  | 'stored'
  | 'replay'
  | 'check-visibility'
  | 'paid-before'
  | 'not-found'
  | 'blocked'
  | 'closed'
  | 'gone'
  | 'moderated'
  | 'on-break'
  | 'age-needed'
  | 'paused'
  | 'credits';

export interface Sent {
  readonly result: SendResult;
  readonly conversationId: number;
  readonly seq: number | null;
  readonly recipientId: number | null;
  readonly sentAt: Date | null;
  /** As stored, for a replay only. */
  readonly kind: StoredKind | null;
  readonly body: string | null;
  readonly credits: number;
  /** Unread messages of the conversation once this one was stored, for either member; null when it was not. */
  readonly senderUnread: number | null;
  readonly recipientUnread: number | null;
  /** The recipient's address is not confirmed, so the message is held. */
  readonly held: boolean;
}

/** What the ledger knows a message by: it stays when a block deletes the message, so nobody pays for the same one twice. */
const REFERENCE = (from: string): string => `${from}.conversation_id || ':' || ${from}.client_id`;

/**
 * Any number of messages in one statement, at most one of each sender (their wallet pays once a statement). Every fact that may refuse a send
 * stands on a row that the statement locks: the conversations (members, state, number of the last message), then the wallets, each in
 * ascending order. Facts that nothing guards, such as the partner's account being deleted right now, are read with the statement's snapshot:
 * the send then counts as the earlier of the two.
 *
 * A message that meets its own twin in another statement breaks a unique key (23505), and the whole statement runs again; the second time
 * it finds the twin stored. There is no "on conflict do nothing": that would take credits without storing anything.
 */
export const SEND = `
  with q as (
    select * from unnest($1::uuid[], $2::integer[], $3::integer[], $4::text[], $5::integer[], $6::integer[], $9::text[]) with ordinality
      as t (client_id, conversation_id, sender_id, body, price, fictional_price, kind, o)),
  conv as materialized (
    select c.id, c.member_a, c.member_b, c.state, c.answered, c.started_by, c.held, c.last_seq, c.unread_a, c.unread_b
    from chat.conversations c where c.id = any($2::integer[]) order by c.id for no key update of c),
  asked as (
    select q.client_id, q.conversation_id, q.sender_id, q.kind, q.body, q.o, p.recipient_id,
      prior.seq as prior_seq, prior.sent_at as prior_at, prior.kind as prior_kind, prior.body as prior_body,
      case when m.fictional then q.fictional_price else q.price end as cost, m.status = 'not_confirmed' as held,
      case
        when p.recipient_id is null then 'not-found'
        when prior.seq is not null then 'replay'
        when c.state <> 'open' then c.state
        when m.status in ('pending_deletion', 'erased') then 'gone'
        when s.kept_back is not null then s.kept_back
        when m.paused then 'paused'
        when ${visibilityDecides('c')} and not $8::boolean then 'check-visibility'
        when ${SPEND_SQL.paid('q.sender_id', 'message', REFERENCE('q'))} then 'paid-before'
      end as refused
    from q
    left join conv c on c.id = q.conversation_id
    cross join lateral (
      select case q.sender_id when c.member_a then c.member_b when c.member_b then c.member_a end as recipient_id) p
    left join lateral (
      select status, fictional, paused from account.member_cards where member_id = p.recipient_id limit 1) m on true
    left join lateral (select kept_back from account.member_cards where member_id = q.sender_id limit 1) s on true
    left join lateral (
      select seq, sent_at, kind, body from chat.messages
      where sender_id = q.sender_id and conversation_id = q.conversation_id and client_id = q.client_id limit 1) prior on true),
  open as (select * from asked where refused is null),
  paying as (select sender_id from open where cost > 0),
  ${SPEND_SQL.lockWallets('paying')},
  counted as (
    select open.*, w.granted + w.bought as balance from open left join wallet w on w.member_id = open.sender_id),
  accepted as (
    select c.*, row_number() over (partition by c.conversation_id order by c.o) as n
    from counted c where c.cost = 0 or c.cost <= c.balance),
  spent as (
    select sender_id as member_id, cost, 'message' as kind, ${REFERENCE('accepted')} as reference from accepted),
  ${SPEND_SQL.spend('spent', '$7')},
  bump as (
    update chat.conversations c
    set last_seq = c.last_seq + t.n, unread_a = c.unread_a + t.to_a, unread_b = c.unread_b + t.to_b, last_at = $7::timestamptz,
      answered = c.answered or t.answered
    from (
      select a.conversation_id, count(*)::integer as n, count(*) filter (where a.recipient_id = v.member_a)::integer as to_a,
        count(*) filter (where a.recipient_id = v.member_b)::integer as to_b, bool_or(${isAnswer('a.sender_id', 'v.started_by')}) as answered
      from accepted a join conv v on v.id = a.conversation_id group by a.conversation_id) t
    where c.id = t.conversation_id),
  stored as (
    insert into chat.messages (conversation_id, seq, client_id, sender_id, kind, body, cost, returnable, sent_at)
    select a.conversation_id, v.last_seq + a.n, a.client_id, a.sender_id, a.kind, a.body, a.cost,
      v.held and a.cost > 0 and ${isAnswer('a.sender_id', 'v.started_by')}, $7::timestamptz
    from accepted a join conv v on v.id = a.conversation_id order by a.o)
  select
    coalesce(a.refused, case when k.o is null then 'credits' else 'stored' end) as result,
    a.conversation_id as "conversationId",
    coalesce(v.last_seq + k.n, a.prior_seq) as seq,
    a.recipient_id as "recipientId",
    case when k.o is null then a.prior_at else $7::timestamptz end as "sentAt",
    a.prior_kind as kind,
    a.prior_body as body,
    case when k.o is not null then case a.sender_id when v.member_a then v.unread_a else v.unread_b end + k.n - 1 end as "senderUnread",
    case when k.o is not null then case a.sender_id when v.member_a then v.unread_b else v.unread_a end + 1 end as "recipientUnread",
    coalesce(a.held, false) as held,
    coalesce(d.balance, n.balance, (select granted + bought from billing.wallets where member_id = a.sender_id), 0) as credits
  from asked a
  left join accepted k on k.o = a.o
  left join counted n on n.o = a.o
  left join conv v on v.id = a.conversation_id
  left join moved d on d.member_id = a.sender_id
  order by a.o`;

@Injectable()
export class SendStore {
  constructor(private readonly database: Database) {}

  /** One result for each message, in order. Messages before the partner's first answer come back as `check-visibility`. Throws when two are of one sender. */
  async batch(messages: readonly AddressedMessage[], at: Date): Promise<Sent[]> {
    if (new Set(messages.map(({ senderId }) => senderId)).size < messages.length)
      throw new Error('A statement has one message of each sender.');
    return this.database.change<Sent>(SEND, parameters(messages, at, false), { prepared: 'chat.send' });
  }

  /** One message within a transaction. @param visibilityChecked the transaction has asked the rules of visibility, so nothing comes back as `check-visibility` */
  async one(tx: Tx, message: AddressedMessage, at: Date, visibilityChecked: boolean): Promise<Sent> {
    const [sent] = await tx.change<Sent>(SEND, parameters([message], at, visibilityChecked), { prepared: 'chat.send' });
    return sent!;
  }
}

const parameters = (messages: readonly AddressedMessage[], at: Date, visibilityChecked: boolean): unknown[] => [
  messages.map(({ clientId }) => clientId),
  messages.map(({ conversationId }) => conversationId),
  messages.map(({ senderId }) => senderId),
  messages.map(({ text }) => text),
  messages.map(({ price }) => price),
  messages.map(({ fictionalPrice }) => fictionalPrice),
  at,
  visibilityChecked,
  messages.map(({ kind }) => kind),
];
