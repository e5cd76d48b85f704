import { array, assert, constantFrom, integer, oneof, property, record, constant } from 'fast-check';
import type { Chat } from '@rendezvous/contracts/chat/conversations';
import type { Message } from '@rendezvous/contracts/chat/messages';
import type { MemberCard } from '@rendezvous/contracts/member';
import { type ChatsReply, withMessage, withOwnMessage, withoutConversation, withRead } from './chat-list.rules';

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, second)).toISOString();
const words = (text: string, second: number, sender = 2) => ({ text, removed: false, sender_id: sender, sent_at: at(second) });
const chat = (id: number, seq: number, unread: number, second: number): Chat => ({
  conversation: { id, state: 'open', last_seq: seq },
  profile: { id: 100 + id } as MemberCard,
  num_unread_messages: unread,
  last_message: words(`m${seq}`, second),
});
const listOf = (...chats: Chat[]): ChatsReply => ({
  chats,
  next: null,
  total_unread_messages: chats.reduce((sum, { num_unread_messages: n }) => sum + n, 7),
  conversations_left: null,
});
const hint = (conversationId: number, seq: number, unread: number, second: number) => ({
  conversationId,
  seq,
  senderId: 2,
  chat: { num_unread_messages: unread, sent_at: at(second), last_message: words(`m${seq}`, second) },
});
const list = listOf(chat(3, 5, 0, 30), chat(2, 5, 2, 20), chat(1, 5, 0, 10));
const ids = ({ chats }: ChatsReply) => chats.map(({ conversation }) => conversation.id);

test('a message goes to the top, with its words, what is unread, and the badge', () => {
  const now = withMessage(list, hint(1, 6, 1, 40), 0)!;
  expect(now).toMatchObject({ total_unread_messages: 10, conversations_left: null, next: null });
  expect(now.chats).toEqual([
    { ...list.chats[2]!, conversation: { id: 1, state: 'open', last_seq: 6 }, num_unread_messages: 1, last_message: words('m6', 40) },
    list.chats[0],
    list.chats[1],
  ]);
});

test('an older message, or the same again, changes nothing', () => {
  expect(withMessage(list, hint(2, 5, 2, 99), 0)).toBe(list);
  expect(withMessage(list, hint(2, 4, 9, 99), 0)).toBe(list);
});

const own = (seq: number, second: number): Message => ({
  seq,
  clientId: '00000000-0000-4000-8000-000000000000',
  senderId: 1,
  text: `m${seq}`,
  removed: false,
  sentAt: at(second),
});

test('one’s own message goes where the server lists it, and leaves what is unread', () => {
  const now = withOwnMessage(list, 2, own(6, 25))!;
  expect(ids(now)).toEqual([3, 2, 1]);
  expect(now.chats[1]).toMatchObject({ conversation: { last_seq: 6 }, num_unread_messages: 2, last_message: words('m6', 25, 1) });
  expect(now.total_unread_messages).toBe(9);
  expect(ids(withOwnMessage(list, 1, own(6, 40))!)).toEqual([1, 3, 2]);
});

test('one’s own message that the socket was first to tell of changes nothing; in an unknown conversation it makes the list be asked for', () => {
  expect(withOwnMessage(list, 2, own(5, 40))).toBe(list);
  expect(withOwnMessage(list, 9, own(1, 40))).toBeNull();
});

test('what the partner wrote just before is counted by the hint of one’s own message, whose answer came first', () => {
  const answered = withOwnMessage(list, 1, own(7, 41))!;
  expect(withMessage(answered, hint(1, 6, 1, 40), 0)).toBe(answered);
  const now = withMessage(answered, hint(1, 7, 1, 41), 0)!;
  expect(now.chats[0]).toEqual({ ...answered.chats[0]!, num_unread_messages: 1 });
  expect(now.total_unread_messages).toBe(answered.total_unread_messages + 1);
  expect(withMessage(answered, hint(1, 7, 1, 41), 7)).toBe(answered);
});

test('a message that comes late goes where the server lists it, and after it by id where both are of one moment', () => {
  expect(ids(withMessage(list, hint(1, 6, 1, 25), 0)!)).toEqual([3, 1, 2]);
  expect(ids(withMessage(list, hint(1, 6, 1, 20), 0)!)).toEqual([3, 2, 1]);
  expect(ids(withMessage(list, hint(3, 6, 1, 20), 0)!)).toEqual([3, 2, 1]);
});

test('a row without words counts as older than a message', () => {
  const held = { ...chat(2, 5, 2, 20), last_message: null };
  expect(ids(withMessage(listOf(chat(3, 5, 0, 30), held, chat(1, 5, 0, 10)), hint(1, 6, 1, 15), 0)!)).toEqual([3, 1, 2]);
});

test('the list is asked for again when it cannot know the row: an unknown one, a hidden partner, an older server', () => {
  expect(withMessage(list, hint(9, 1, 1, 40), 0)).toBeNull();
  expect(withMessage(listOf({ ...chat(1, 5, 0, 10), profile: null }), hint(1, 6, 1, 40), 0)).toBeNull();
  expect(withMessage(list, { conversationId: 1, seq: 6, senderId: 2 }, 0)).toBeNull();
});

test('words that are held stay away, and their row still comes first', () => {
  const held = { ...hint(1, 6, 1, 40), chat: { num_unread_messages: 1, sent_at: at(40), last_message: null } };
  expect(withMessage(list, held, 0)!.chats[0]).toMatchObject({ conversation: { id: 1 }, num_unread_messages: 1, last_message: null });
});

test('what was read elsewhere is read here, unless more came since', () => {
  expect(withRead(list, 2, 5)).toMatchObject({ total_unread_messages: 7, chats: [{}, { num_unread_messages: 0 }, {}] });
  expect(withRead(list, 2, 9)).toMatchObject({ total_unread_messages: 7 });
  expect(withRead(list, 2, 4)).toBeNull();
  expect(withRead(list, 3, 4)).toBe(list);
  expect(withRead(list, 9, 4)).toBeNull();
});

test('a conversation that a block took goes with its unread messages', () => {
  expect(withoutConversation(list, 2)).toMatchObject({
    total_unread_messages: 7,
    chats: [{ conversation: { id: 3 } }, { conversation: { id: 1 } }],
  });
  expect(withoutConversation(list, 9)).toBe(list);
});

test('however hints, reads and answers overtake each other, the list ends as the server’s', () => {
  const step = oneof(
    record({ do: constant('message' as const), id: constantFrom(1, 2, 3) }),
    record({ do: constant('own' as const), id: constantFrom(1, 2, 3) }),
    record({ do: constant('read' as const), id: constantFrom(1, 2, 3) }),
  );
  assert(
    property(array(step, { maxLength: 25 }), array(integer({ min: 0, max: 1000 }), { minLength: 80, maxLength: 80 }), (steps, order) => {
      let server = list;
      let second = 100;
      type Heard = (known: ChatsReply, read: Map<number, number>) => ChatsReply | null;
      const events = steps.flatMap((one): Heard | Heard[] => {
        const row = server.chats.find(({ conversation }) => conversation.id === one.id)!;
        if (one.do === 'read') {
          server = withRead(server, one.id, row.conversation.last_seq)!;
          return (known, read) => {
            read.set(one.id, Math.max(read.get(one.id) ?? 0, row.conversation.last_seq));
            return withRead(known, one.id, row.conversation.last_seq);
          };
        }
        const seq = row.conversation.last_seq + 1;
        second += 1;
        if (one.do === 'own') {
          const stored = own(seq, second);
          server = withOwnMessage(server, one.id, stored)!;
          const { num_unread_messages: unread, last_message } = server.chats.find(({ conversation }) => conversation.id === one.id)!;
          const told = {
            conversationId: one.id,
            seq,
            senderId: 1,
            chat: { num_unread_messages: unread, sent_at: at(second), last_message },
          };
          return [(known) => withOwnMessage(known, one.id, stored), (known, read) => withMessage(known, told, read.get(one.id) ?? 0)];
        }
        const told = hint(one.id, seq, row.num_unread_messages + 1, second);
        server = withMessage(server, told, 0)!;
        return (known, read) => withMessage(known, told, read.get(one.id) ?? 0);
      });
      const read = new Map<number, number>();
      let known = list;
      const shuffled = [...events, ...events.slice(0, 3)]
        .map((event, place) => ({ event, place: order[place]! }))
        .toSorted((a, b) => a.place - b.place);
      for (const { event } of shuffled) known = event(known, read) ?? server;
      expect(known).toEqual(server);
    }),
    { numRuns: 300 },
  );
});
