import { randomUUID } from 'node:crypto';
import { block } from '@rendezvous/contracts/chat/blocks';
import { listChats, removeChat, startConversation } from '@rendezvous/contracts/chat/conversations';
import { markRead, sendMessage } from '@rendezvous/contracts/chat/messages';
import type { SocketEvent } from '@rendezvous/contracts/events';
import { minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';

let app: TestApp & { given: GivenChat };
beforeAll(async () => {
  app = await chatApp();
});
afterAll(() => app.close());

const post = (conversationId: number, as: number, text = 'Hello') =>
  app.call(sendMessage, { conversationId, clientId: randomUUID(), text }, { as });
const hints = (memberId: number) =>
  app.realtime.to(memberId).filter((event): event is Extract<SocketEvent, { type: 'message' }> => event.type === 'message');
const listOf = async (memberId: number) => (await app.call(listChats, undefined, { as: memberId })).body;

/** The last hint that a member heard, and the same conversation in their list: both as a row. */
const told = (memberId: number, conversationId: number) => {
  const hint = hints(memberId).findLast((event) => event.conversationId === conversationId)!;
  const { num_unread_messages, last_message } = hint.chat!;
  return { last_seq: hint.seq, num_unread_messages, last_message };
};
const listed = async (memberId: number, conversationId: number) => {
  const chat = (await listOf(memberId)).chats.find(({ conversation }) => conversation.id === conversationId)!;
  const { num_unread_messages, last_message } = chat;
  return { last_seq: chat.conversation.last_seq, num_unread_messages, last_message };
};

test('both hear what their own list would show after each message, their own and the other’s', async () => {
  const [one, two] = [await app.given.member({ credits: 20 }), await app.given.member({ credits: 20 })];
  const { id } = await app.given.conversation(one, two);
  for (const [index, as] of [one, one, two, one, two].entries()) {
    app.clock.advance(1000);
    if (index === 3) await app.call(markRead, { conversationId: id, seq: 4 }, { as: two });
    await post(id, as, `Words ${index}`);
    for (const member of [one, two]) expect(told(member, id)).toEqual(await listed(member, id));
  }
  expect(hints(one).at(-1)!.chat!.sent_at).toBe(app.clock.now().toISOString());
});

test('messages that are stored with one statement each say their own moment', async () => {
  const [one, two] = [await app.given.member({ credits: 20 }), await app.given.member({ credits: 20 })];
  const { id } = await app.given.conversation(one, two);
  const other = await app.given.conversation(one, await app.given.member());
  await Promise.all([post(id, one), post(id, two), post(other.id, one), post(id, one), post(id, two), post(id, one)]);
  for (const member of [one, two]) {
    const own = hints(member)
      .filter(({ conversationId }) => conversationId === id)
      .toSorted((a, b) => a.seq - b.seq);
    const unread = own.map((_, place) => own.slice(0, place + 1).filter(({ senderId }) => senderId !== member).length);
    expect(own.map(({ chat }) => chat!.num_unread_messages)).toEqual(unread);
    expect(told(member, id).num_unread_messages).toBeLessThanOrEqual((await listed(member, id)).num_unread_messages);
  }
});

test('held words do not leave the server: who has not confirmed their address hears only that they wait', async () => {
  const [unconfirmed, partner] = [await app.given.member({ status: 'not_confirmed', credits: 3 }), await app.given.member({ credits: 5 })];
  const first = await app.call(startConversation, { memberId: partner, clientId: randomUUID(), text: 'Hi' }, { as: unconfirmed });
  const id = first.body.conversationId;
  for (const member of [unconfirmed, partner]) expect(told(member, id)).toEqual(await listed(member, id));
  await post(id, partner, 'A secret until then');
  expect(told(unconfirmed, id)).toEqual({ last_seq: 2, num_unread_messages: 1, last_message: null });
  expect(JSON.stringify(app.realtime.to(unconfirmed))).not.toContain('A secret');
  for (const member of [unconfirmed, partner]) expect(told(member, id)).toEqual(await listed(member, id));
});

test('nobody hears of a message that was refused, was sent before, or goes to somebody who blocks its sender', async () => {
  const [one, two] = [await app.given.member({ credits: 2 }), await app.given.member()];
  const { id } = await app.given.conversation(one, two);
  const clientId = randomUUID();
  const send = () => app.call(sendMessage, { conversationId: id, clientId, text: 'Hello' }, { as: one });
  await send();
  const heard = [hints(one).length, hints(two).length];
  app.clock.advance(minutes(1) + 1);
  await send();
  await app.call(block, { memberId: one }, { as: two });
  expect((await post(id, one)).refusal).toBe('chat.blocked');
  expect([hints(one).length, hints(two).length]).toEqual(heard);
});

test('what comes again within a minute is told again, without its words: its first try may have been answered before anybody was told', async () => {
  const [one, two] = [await app.given.member({ credits: 3 }), await app.given.member()];
  const { id } = await app.given.conversation(one, two);
  const [again, first] = [randomUUID(), randomUUID()];
  const send = () => app.call(sendMessage, { conversationId: id, clientId: again, text: 'Hello' }, { as: one });
  const { seq } = (await send()).body.message;
  app.clock.advance(minutes(1));
  await send();
  for (const member of [one, two]) {
    const own = hints(member).filter(({ conversationId }) => conversationId === id);
    expect(own.map((event) => [event.seq, event.chat?.last_message?.text])).toEqual([
      [seq, 'Hello'],
      [seq, undefined],
    ]);
  }
  const other = await app.given.member();
  const start = () => app.call(startConversation, { memberId: other, clientId: first, text: 'Hi' }, { as: one });
  await start();
  await start();
  expect(hints(other).map(({ chat }) => chat?.last_message?.text)).toEqual(['Hi', undefined]);
});

test('a conversation that its owner removed comes back with the message alone', async () => {
  const [one, two] = [await app.given.member({ credits: 5 }), await app.given.member({ credits: 5 })];
  const { id } = await app.given.conversation(one, two);
  await app.call(removeChat, { conversation: { id } }, { as: two });
  await post(id, one, 'Again');
  expect(told(two, id)).toEqual(await listed(two, id));
});
