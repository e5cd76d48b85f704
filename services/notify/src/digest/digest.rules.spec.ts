import type { Chat } from '@rendezvous/contracts/chat/conversations';
import type { LikedBy } from '@rendezvous/contracts/chat/likes';
import { hasSeen, mailAllowed, digestLater, digestOf, reminderLater } from './digest.rules.js';

const card = (id: number, name: string, fictional = false) => ({ id, name, fictional }) as LikedBy;
const chat = (profile: LikedBy | null, unread: number, last = unread) =>
  ({ profile, num_unread_messages: unread, conversation: { last_seq: last } }) as unknown as Chat;
const all = { new_conversations: true, new_messages: true, like: true };
const like = (id: number, isNew = true, matched = false) => ({ ...card(id, `Member ${id}`), like_new: isNew, matched });

const hourOf = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));

test('nothing that waits is no digest', () => {
  expect(digestOf([chat(card(1, 'Maya'), 0), chat(null, 3)], [like(2, false)], all)).toBeNull();
});

test('messages come first, and who wrote is not named again for a like', () => {
  const digest = digestOf([chat(card(1, 'Maya', true), 2)], [like(1), like(2), like(3, true, true)], all);
  expect(digest).toEqual({
    messages: 2,
    likes: 3,
    people: [
      { name: 'Maya', fictional: true, fact: 'messages', count: 2 },
      { name: 'Member 2', fictional: false, fact: 'liked', count: 1 },
      { name: 'Member 3', fictional: false, fact: 'matched', count: 1 },
    ],
    more: 0,
  });
});

test('five people are named, the others counted', () => {
  const digest = digestOf(
    [],
    Array.from({ length: 8 }, (_, at) => like(at + 1)),
    all,
  );
  expect(digest?.people).toHaveLength(5);
  expect(digest?.more).toBe(3);
});

test('only confirmed members whose mailbox takes mail get it', () => {
  expect(mailAllowed({ status: 'activated', notifications_disabled: [] })).toBe(true);
  expect(mailAllowed({ status: 'not_confirmed', notifications_disabled: [] })).toBe(false);
  expect(mailAllowed({ status: 'pending_deletion', notifications_disabled: [] })).toBe(false);
  expect(mailAllowed({ status: 'activated', notifications_disabled: ['bounce'] })).toBe(false);
});

test('twelve hours lie between two summaries, a day where nobody wrote; who was here since has seen it', () => {
  const wrote = { messages: 1 };
  expect(digestLater(null, hourOf(9), wrote)).toBeNull();
  for (const digest of [wrote, null]) {
    expect(digestLater(hourOf(1), hourOf(9), digest)).toEqual(hourOf(13));
    expect(digestLater(hourOf(1), hourOf(13), digest)).toBeNull();
  }
  expect(digestLater(hourOf(1), hourOf(13), { messages: 0 })).toEqual(hourOf(25));
  expect(digestLater(hourOf(1), hourOf(25), { messages: 0 })).toBeNull();
  expect(hasSeen(hourOf(9), hourOf(9))).toBe(true);
  expect(hasSeen(hourOf(8), hourOf(9))).toBe(false);
});

test('who was away for three days is reminded', () => {
  expect(reminderLater(hourOf(0), hourOf(71))).toEqual(hourOf(72));
  expect(reminderLater(hourOf(0), hourOf(72))).toBeNull();
});

test('each type is left out by itself', () => {
  const chats = [chat(card(1, 'Begins'), 2), chat(card(2, 'Goes on'), 1, 3)];
  const likes = [like(1), like(3)];
  const names = (wanted: Partial<typeof all>) => digestOf(chats, likes, { ...all, ...wanted })?.people.map(({ name }) => name);
  expect(names({})).toEqual(['Begins', 'Goes on', 'Member 3']);
  expect(names({ new_messages: false })).toEqual(['Begins', 'Member 3']);
  expect(names({ like: false })).toEqual(['Begins', 'Goes on']);
  // not told of the messages, they may still hear of the like
  expect(names({ new_conversations: false })).toEqual(['Goes on', 'Member 1', 'Member 3']);
  expect(digestOf(chats, likes, { new_conversations: false, new_messages: false, like: false })).toBeNull();
});
