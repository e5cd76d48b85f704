import { hintsOf } from './message-hint.rules.js';
import type { Sent } from './send.store.js';

const message = { senderId: 1, text: 'See you at eight?' };
const sent: Sent = {
  result: 'stored',
  conversationId: 7,
  seq: 12,
  recipientId: 2,
  sentAt: new Date('2026-03-02T12:00:00.123Z'),
  kind: null,
  body: null,
  credits: 5,
  senderUnread: 3,
  recipientUnread: 4,
  held: false,
};
const words = { text: 'See you at eight?', removed: false, sender_id: 1, sent_at: '2026-03-02T12:00:00.123Z' };
const event = { type: 'message', conversationId: 7, seq: 12, senderId: 1 };

test('both members hear the words, each with the number of messages that they have not read', () => {
  const chat = { sent_at: '2026-03-02T12:00:00.123Z', last_message: words };
  expect(hintsOf(message, sent)).toEqual([
    { memberId: 1, event: { ...event, chat: { ...chat, num_unread_messages: 3 } } },
    { memberId: 2, event: { ...event, chat: { ...chat, num_unread_messages: 4 } } },
  ]);
});

test('held words go to nobody but who wrote them; the other hears that something waits', () => {
  const [own, others] = hintsOf(message, { ...sent, held: true });
  expect(own?.event).toMatchObject({ chat: { last_message: words } });
  expect(others?.event).toMatchObject({ seq: 12, chat: { num_unread_messages: 4, last_message: null } });
});

test('of a message that was stored before nobody hears how many they have not read, so that their tabs ask again', () => {
  expect(hintsOf(message, { ...sent, result: 'replay', senderUnread: null, recipientUnread: null })).toEqual([
    { memberId: 1, event },
    { memberId: 2, event },
  ]);
});
