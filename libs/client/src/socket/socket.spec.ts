import type { Chat } from '@rendezvous/contracts/chat/conversations';
import type { MemberCard } from '@rendezvous/contracts/member';
import { declareCacheTags } from '../api/cache-tags';
import { contactApi } from '../chats-and-likes/chats-and-likes.api';
import type { AppStore } from '../store/store';
import { sessionApi } from '../session/session.api';
import { givenServer, givenStore, user } from '../testing';
import { noLikes } from '../testing/answers';
import type { ClientSocketEvent } from './client-socket-event';
import { connectSocket, onSocketEvent } from './socket';

/** The sockets that were opened: what the server says to them is up to the test. */
const opened: EventTarget[] = [];
jest.mock('partysocket', () => ({
  WebSocket: class extends EventTarget {
    constructor() {
      super();
      opened.push(this);
    }
    close() {}
  },
}));

// as the chat's descriptor says
declareCacheTags({ Chats: ['chats-changed', 'reconnected'], Likes: ['likes-changed', 'reconnected'] });

let end: () => void;
let store: AppStore;
const arrive = (event: object): void => {
  opened.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
};

beforeEach(async () => {
  globalThis.reportError = jest.fn();
  store = await givenStore();
  end = connectSocket(store);
  await new Promise((resolve) => setTimeout(resolve, 5));
});
afterEach(() => end());

test('one who listens and throws keeps events and connections from nobody else', () => {
  const fault = new Error('a screen is broken');
  const heard: ClientSocketEvent['type'][] = [];
  const ends = [
    onSocketEvent(() => {
      throw fault;
    }),
    onSocketEvent(({ type }) => heard.push(type)),
  ];
  opened.at(-1)!.dispatchEvent(new Event('open'));
  arrive({ type: 'typing', conversationId: 1, memberId: 2 });
  expect(heard).toEqual(['connected', 'typing']);
  expect(reportError).toHaveBeenCalledTimes(2);
  expect(reportError).toHaveBeenCalledWith(fault);
  ends.forEach((leave) => leave());
});

const LIST = 'GET /api/chats.php';
const sent_at = '2026-11-22T09:00:00.000Z';
const row = (id: number, unread = 0): Chat => ({
  conversation: { id, state: 'open', last_seq: 4 },
  profile: { id: 90 + id } as MemberCard,
  num_unread_messages: unread,
  last_message: { text: 'Before', removed: false, sender_id: 90 + id, sent_at },
});
const reply = (chats: readonly Chat[]) => ({
  chats,
  next: null,
  total_unread_messages: chats.reduce((sum, { num_unread_messages: n }) => sum + n, 0),
  conversations_left: null,
});
const hint = (conversationId: number, seq: number, unread = 1) => ({
  type: 'message',
  conversationId,
  seq,
  senderId: 90 + conversationId,
  chat: {
    num_unread_messages: unread,
    sent_at: '2026-11-22T10:00:00.000Z',
    last_message: { text: `Words ${seq}`, removed: false, sender_id: 90 + conversationId, sent_at: '2026-11-22T10:00:00.000Z' },
  },
});
const shown = () => contactApi.endpoints.contactChats.select()(store.getState()).data!;
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
const loaded = async (answer: () => unknown = () => reply([row(1), row(2)])) => {
  const server = givenServer({ [LIST]: answer });
  store.dispatch(contactApi.endpoints.contactChats.initiate(undefined));
  await settle();
  return server;
};

describe('the list of conversations', () => {
  test('takes in a message without asking, however many come', async () => {
    const server = await loaded();
    for (let seq = 5; seq < 25; seq += 1) arrive(hint(2, seq, seq - 4));
    await settle();
    expect(server.of(LIST)).toHaveLength(1);
    expect(shown()).toMatchObject({
      total_unread_messages: 20,
      chats: [
        { conversation: { id: 2, last_seq: 24 }, num_unread_messages: 20, last_message: { text: 'Words 24' } },
        { conversation: { id: 1 } },
      ],
    });
  });

  test('is asked for when a conversation is unknown, or the server says no more than before', async () => {
    const server = await loaded();
    arrive(hint(3, 1));
    await settle();
    expect(server.of(LIST)).toHaveLength(2);
    arrive({ type: 'message', conversationId: 1, seq: 5, senderId: 91 });
    await settle();
    expect(server.of(LIST)).toHaveLength(3);
  });

  test('forgets what is unread when another tab reads, and hears late hints as read', async () => {
    const server = await loaded(() => reply([row(1, 2)]));
    arrive({ type: 'read', conversationId: 1, memberId: 91, seq: 4 });
    expect(shown().total_unread_messages).toBe(2);
    arrive({ type: 'read', conversationId: 1, memberId: user.id, seq: 5 });
    expect(shown()).toMatchObject({ total_unread_messages: 0, chats: [{ num_unread_messages: 0 }] });
    arrive(hint(1, 5, 3));
    await settle();
    expect(shown()).toMatchObject({ total_unread_messages: 0, chats: [{ num_unread_messages: 0, conversation: { last_seq: 5 } }] });
    expect(server.of(LIST)).toHaveLength(1);
  });

  test('does not go back to an answer that was under way when a message came', async () => {
    const server = await loaded();
    const answers: ((value: unknown) => void)[] = [];
    server.answers({ [LIST]: () => new Promise((resolve) => answers.push(resolve)) });
    arrive({ type: 'chats-changed' });
    await settle();
    arrive(hint(1, 5));
    answers[0]!(reply([row(1), row(2)]));
    await settle();
    expect(answers).toHaveLength(2);
    answers[1]!(reply([{ ...row(1, 1), conversation: { id: 1, state: 'open', last_seq: 5 } }, row(2)]));
    await settle();
    expect(shown()).toMatchObject({ total_unread_messages: 1 });
  });

  test('loses a conversation at once that a block took, and asks what else changed', async () => {
    const server = await loaded(() => reply([row(1, 3), row(2)]));
    server.answers({ [LIST]: () => new Promise(() => undefined) });
    arrive({ type: 'conversation-closed', conversationId: 1 });
    expect(shown()).toMatchObject({ total_unread_messages: 0, chats: [{ conversation: { id: 2 } }] });
    await settle();
    expect(server.of(LIST)).toHaveLength(2);
    arrive(hint(1, 5));
    expect(JSON.stringify(shown())).not.toContain('Words');
  });

  test('is asked for after a reconnection, not after the first connection; so are likes and the own account', async () => {
    const server = await loaded();
    server.answers({ 'GET /api/likes.php': () => noLikes, 'GET /api/user.php': () => ({ user }) });
    store.dispatch(contactApi.endpoints.contactLikes.initiate(undefined));
    store.dispatch(sessionApi.endpoints.sessionUser.initiate(undefined));
    await settle();
    opened.at(-1)!.dispatchEvent(new Event('open'));
    await settle();
    expect(server.of(LIST)).toHaveLength(1);
    expect(server.of('GET /api/user.php')).toHaveLength(0);
    opened.at(-1)!.dispatchEvent(new Event('open'));
    await settle();
    expect(server.of(LIST)).toHaveLength(2);
    expect(server.of('GET /api/likes.php')).toHaveLength(2);
    expect(server.of('GET /api/user.php')).toHaveLength(1);
  });
});
