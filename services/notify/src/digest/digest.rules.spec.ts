import type { Chat } from '@rendezvous/contracts/chat/conversations';
import type { LikedBy } from '@rendezvous/contracts/chat/likes';
import { hasSeen, mailAllowed, digestLater, digestOf } from './digest.rules.js';

const card = (id: number, name: string, fictional = false) => ({ id, name, fictional }) as LikedBy;
const chat = (profile: LikedBy | null, unread: number) => ({ profile, num_unread_messages: unread }) as unknown as Chat;
const like = (id: number, isNew = true, matched = false) => ({ ...card(id, `Member ${id}`), like_new: isNew, matched });

const hourOf = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));

test('nothing that waits is no digest', () => {
  expect(digestOf([chat(card(1, 'Maya'), 0), chat(null, 3)], [like(2, false)])).toBeNull();
});

test('messages come first, and who wrote is not named again for a like', () => {
  const digest = digestOf([chat(card(1, 'Maya', true), 2)], [like(1), like(2), like(3, true, true)]);
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

test('twelve hours lie between two summaries; who was here since has seen it', () => {
  expect(digestLater(null, hourOf(9))).toBeNull();
  expect(digestLater(hourOf(1), hourOf(9))).toEqual(hourOf(13));
  expect(digestLater(hourOf(1), hourOf(13))).toBeNull();
  expect(hasSeen(hourOf(9), hourOf(9))).toBe(true);
  expect(hasSeen(hourOf(8), hourOf(9))).toBe(false);
});
