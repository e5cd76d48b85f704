import { createHash } from 'node:crypto';
import type { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import type { DemoConversation, DemoLinks } from '../people/person.js';
import type { Ids, World } from './load-people.js';
import { insertRows, minutesBefore } from './rows.js';

const BATCH = 2000;

const idAt = (ids: Ids, index: number): number => {
  const id = ids[index];
  if (id === undefined) throw new Error(`Nobody has the index ${index}.`);
  return id;
};

/** A UUID that is the same for the same message of the same world. */
const messageUuid = (text: string): string => {
  const hex = createHash('md5').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

const inBatches = async <Row>(rows: readonly Row[], work: (batch: readonly Row[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH) await work(rows.slice(from, from + BATCH));
};

/** Puts likes and conversations into the chat area, and whom each reached into the account area. */
export const loadLinks = async ({ database, clock }: World, ids: Ids, links: DemoLinks): Promise<void> => {
  await database.transaction(async (tx) => {
    await loadLikes(tx, clock, ids, links);
    await loadConversations(tx, clock, ids, links.conversations);
  });
};

const loadLikes = (tx: Tx, clock: Clock, ids: Ids, { likes }: DemoLinks): Promise<void> =>
  inBatches(likes, async (batch) => {
    const rows = batch.map(({ from, to, minutesAgo, seen }) => ({
      from_id: idAt(ids, from),
      to_id: idAt(ids, to),
      created_at: minutesBefore(clock, minutesAgo),
      seen_at: seen ? minutesBefore(clock, minutesAgo / 2) : null,
    }));
    const columns = { from_id: 'integer', to_id: 'integer', created_at: 'timestamptz', seen_at: 'timestamptz' };
    await tx.change(insertRows('chat.likes', columns, 'on conflict do nothing'), [JSON.stringify(rows)]);
    await tx.change(
      `insert into account.reach (owner_id, viewer_id, liked) select from_id, to_id, true from jsonb_to_recordset($1::jsonb) as given(from_id integer, to_id integer)
       on conflict (owner_id, viewer_id) do update set liked = true`,
      [JSON.stringify(rows)],
    );
  });

const conversationRow = (clock: Clock, ids: Ids, conversation: DemoConversation) => {
  const [starter, partner] = [idAt(ids, conversation.starter), idAt(ids, conversation.partner)];
  const starterIsA = starter < partner;
  const readBy = {
    a: starterIsA ? conversation.readByStarter : conversation.readByPartner,
    b: starterIsA ? conversation.readByPartner : conversation.readByStarter,
  };
  const sender = (from: number) => idAt(ids, from);
  const unread = (reader: number, read: number) => conversation.messages.slice(read).filter(({ from }) => sender(from) !== reader).length;
  const [a, b] = [Math.min(starter, partner), Math.max(starter, partner)];
  const senders = new Set(conversation.messages.map(({ from }) => sender(from)));
  return {
    member_a: a,
    member_b: b,
    started_by: starter,
    answered: senders.size === 2,
    last_seq: conversation.messages.length,
    unread_a: unread(a, readBy.a),
    unread_b: unread(b, readBy.b),
    read_a: readBy.a,
    read_b: readBy.b,
    announced_a: conversation.messages.length,
    announced_b: conversation.messages.length,
    last_at: minutesBefore(clock, conversation.messages.at(-1)?.minutesAgo ?? 0),
    wrote_a: senders.has(a),
    wrote_b: senders.has(b),
  };
};

const CONVERSATION_COLUMNS = {
  member_a: 'integer',
  member_b: 'integer',
  started_by: 'integer',
  answered: 'boolean',
  last_seq: 'bigint',
  unread_a: 'integer',
  unread_b: 'integer',
  read_a: 'bigint',
  read_b: 'bigint',
  announced_a: 'bigint',
  announced_b: 'bigint',
  last_at: 'timestamptz',
};

const MESSAGE_COLUMNS = {
  conversation_id: 'integer',
  seq: 'bigint',
  client_id: 'uuid',
  sender_id: 'integer',
  body: 'text',
  cost: 'integer',
  sent_at: 'timestamptz',
};

const loadConversations = (tx: Tx, clock: Clock, ids: Ids, conversations: readonly DemoConversation[]): Promise<void> =>
  inBatches(conversations, async (batch) => {
    const rows = batch.map((conversation) => conversationRow(clock, ids, conversation));
    const given = JSON.stringify(rows);
    const inserted = await tx.change<{ id: number; member_a: number; member_b: number }>(
      insertRows('chat.conversations', CONVERSATION_COLUMNS, 'returning id, member_a, member_b'),
      [given],
    );
    const idOf = new Map(inserted.map(({ id, member_a: a, member_b: b }) => [`${a}:${b}`, id]));
    const messages = batch.flatMap((conversation, place) => {
      const { member_a: a, member_b: b } = rows[place]!;
      return conversation.messages.map(({ from, text, minutesAgo }, index) => ({
        conversation_id: idOf.get(`${a}:${b}`),
        seq: index + 1,
        client_id: messageUuid(`${a}:${b}:${index}`),
        sender_id: idAt(ids, from),
        body: text,
        // what was said before the world began cost nobody anything
        cost: 0,
        sent_at: minutesBefore(clock, minutesAgo),
      }));
    });
    await inBatches(messages, (part) => tx.change(insertRows('chat.messages', MESSAGE_COLUMNS), [JSON.stringify(part)]));
    await tx.change(
      `insert into chat.starts (member_id, count)
       select started_by, count(*) from jsonb_to_recordset($1::jsonb) as given(started_by integer) group by started_by
       on conflict (member_id) do update set count = chat.starts.count + excluded.count`,
      [given],
    );
    await tx.change(
      `insert into account.reach (owner_id, viewer_id, wrote, conversation)
       select owner_id, viewer_id, wrote, true from jsonb_to_recordset($1::jsonb) as given(member_a integer, member_b integer, wrote_a boolean, wrote_b boolean)
       cross join lateral (values (member_a, member_b, wrote_a), (member_b, member_a, wrote_b)) as sides(owner_id, viewer_id, wrote)
       on conflict (owner_id, viewer_id) do update set wrote = account.reach.wrote or excluded.wrote, conversation = true`,
      [given],
    );
  });
