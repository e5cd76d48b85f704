import { messageOf } from './message.rules.js';

const stored = { seq: 3, clientId: 'a', senderId: 1, kind: 'text' as const, body: 'See you', sentAt: new Date('2026-03-02T12:00:00.123Z') };

test('a message says its kind and its text', () => {
  expect(messageOf(stored)).toEqual({
    seq: 3,
    clientId: 'a',
    senderId: 1,
    kind: 'text',
    text: 'See you',
    removed: false,
    sentAt: '2026-03-02T12:00:00.123Z',
  });
});

test('of a removed one only its place is left', () => {
  const { kind, text, removed } = messageOf({ ...stored, kind: 'removed', body: 'never told' });
  expect([kind, text, removed]).toEqual([undefined, '', true]);
});
