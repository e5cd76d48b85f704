import { randomUUID } from 'node:crypto';
import { block, unblock } from '@rendezvous/contracts/chat/blocks';
import { listChats, startConversation } from '@rendezvous/contracts/chat/conversations';
import { like, listLikes } from '@rendezvous/contracts/chat/likes';
import { readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import { days } from '@rendezvous/contracts/kernel';
import { Wallets } from '@rendezvous/billing';
import { EventBus } from '@rendezvous/server/outbox';
import type { TestApp } from '@rendezvous/server/testing';
import { RETURNS_JOB } from '../held-messages/held-messages.listener.js';
import { chatApp, type GivenChat } from '../testing/index.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;
const blocked: { blockerId: number; blockedId: number }[] = [];

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
  app.get(EventBus).on('chat.blocked', 'test.blocked', (event) => void blocked.push(event));
});
afterAll(() => app.close());

const put = (memberId: number, as: number | null) => app.call(block, { memberId }, { as });
const lift = (memberId: number, as: number | null) => app.call(unblock, { memberId }, { as });

test('a block is refused to visitors, for oneself, and for members who cannot be seen', async () => {
  const [me, hidden] = [await given.member(), await given.member({ invisible: true })];
  expect(await put(hidden, null)).toMatchObject({ refusal: 'auth.required' });
  expect(await lift(hidden, null)).toMatchObject({ refusal: 'auth.required' });
  expect(await put(me, me)).toMatchObject({ refusal: 'chat.own-profile' });
  expect(await put(hidden, me)).toMatchObject({ refusal: 'account.profile-not-found' });
  expect(await put(2_000_000_000, me)).toMatchObject({ refusal: 'account.profile-not-found' });
  expect(await app.call(block, { memberId: -1 as never }, { as: me })).toMatchObject({ status: 400 });
});

test('a block takes likes, conversation, messages and reach of both at once, and tells both', async () => {
  const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5, privacy: true })];
  await given.like(me, other);
  await given.like(other, me);
  const { id } = await given.conversation(other, me);
  expect((await put(other, me)).body).toEqual({ ok: true });
  expect((await put(other, me)).body).toEqual({ ok: true });
  for (const viewer of [me, other]) {
    expect((await app.call(listChats, undefined, { as: viewer })).body).toMatchObject({ chats: [], total_unread_messages: 0 });
    expect((await app.call(listLikes, undefined, { as: viewer })).body).toMatchObject({ profiles: [], liked_by: [] });
    expect(await app.call(readMessages, { conversationId: id }, { as: viewer })).toMatchObject({ refusal: 'chat.conversation-not-found' });
    expect(app.realtime.to(viewer).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['conversation-closed', 'likes-changed', 'chats-changed']),
    );
  }
  expect(await app.database.read('select from chat.messages where conversation_id = $1', [id])).toEqual([]);
  expect(await app.database.read('select from account.reach where owner_id in ($1, $2)', [me, other])).toEqual([]);
  expect(await app.call(like, { memberId: me }, { as: other })).toMatchObject({ refusal: 'account.blocked-by' });
  await app.bus.drain();
  expect(blocked.filter(({ blockerId }) => blockerId === me)).toHaveLength(2);
});

test.each(['starter', 'partner'] as const)('a block by the %s gives back what held messages cost, once', async (blocker) => {
  const [starter, partner] = [await given.member({ status: 'not_confirmed', credits: 5 }), await given.member({ credits: 5 })];
  const { body } = await app.call(startConversation, { memberId: partner, clientId: randomUUID(), text: 'Hello' }, { as: starter });
  const { conversationId } = body;
  await app.call(sendMessage, { conversationId, clientId: randomUUID(), text: 'Nobody will read this' }, { as: partner });
  const balances = () => app.get(Wallets).balances([starter, partner]);
  expect(await balances()).toEqual(new Map([[starter, 4], [partner, 4]])); // prettier-ignore
  const [from, to] = blocker === 'starter' ? [starter, partner] : [partner, starter];
  await Promise.all(Array.from({ length: 5 }, () => put(to, from)));
  app.clock.advance(days(15));
  await app.jobs.run(RETURNS_JOB);
  expect(await balances()).toEqual(new Map([[starter, 4], [partner, 5]])); // prettier-ignore
});

test('a block gives nothing back for messages that could be read', async () => {
  const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
  const { id: conversationId } = await given.conversation(me, other);
  await app.call(sendMessage, { conversationId, clientId: randomUUID(), text: 'Read or not' }, { as: me });
  await put(me, other);
  expect(await app.get(Wallets).balance(me)).toBe(4);
});

test('whoever was blocked may block back', async () => {
  const [me, other] = [await given.member(), await given.member()];
  await put(me, other);
  expect((await put(other, me)).body).toEqual({ ok: true });
});

test('lifting a block restores sight of each other and nothing else; a new conversation starts from the first message', async () => {
  const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
  await given.like(me, other);
  const { id } = await given.conversation(me, other);
  await put(other, me);
  expect((await lift(other, me)).body).toEqual({ ok: true });
  expect((await app.call(listChats, undefined, { as: me })).body.chats).toEqual([]);
  expect(await app.call(sendMessage, { conversationId: id, clientId: randomUUID(), text: 'Again' }, { as: me })).toMatchObject({
    refusal: 'chat.blocked',
  });
  const { body } = await app.call(startConversation, { memberId: other, clientId: randomUUID(), text: 'Anew' }, { as: me });
  expect(body).toMatchObject({ conversationId: id, message: { seq: 1, text: 'Anew' }, credits: 4 });
  expect((await app.call(readMessages, { conversationId: id }, { as: other })).body.messages).toHaveLength(1);
  expect((await app.call(listChats, undefined, { as: me })).body.conversations_left).toBe(1);
});

/** A message that was stored and paid for, whose answer got lost; then a block empties the conversation and is lifted. */
const lostAnswer = async () => {
  const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
  const { id: conversationId } = await given.conversation(me, other);
  const clientId = randomUUID();
  const send = () => app.call(sendMessage, { conversationId, clientId, text: 'Did you get this?' }, { as: me });
  const start = (id: string = clientId) =>
    app.call(startConversation, { memberId: other, clientId: id, text: 'Did you get this?' }, { as: me });
  await send();
  await put(me, other);
  await lift(me, other);
  return { me, other, send, start };
};
const paid = async (memberId: number) => ({
  balance: await app.get(Wallets).balance(memberId),
  messages: (await app.database.read(`select from billing.entries where member_id = $1 and kind = 'message'`, [memberId])).length,
});

test('a message sent again after its conversation was emptied and begun anew is refused, and costs nothing', async () => {
  const { me, other, send, start } = await lostAnswer();
  await app.call(startConversation, { memberId: me, clientId: randomUUID(), text: 'Anew' }, { as: other });
  expect(await send()).toMatchObject({ status: 409, refusal: 'chat.sent-before' });
  expect(await start()).toMatchObject({ status: 409, refusal: 'chat.sent-before' });
  expect(await paid(me)).toEqual({ balance: 4, messages: 1 });
  // Anew, with a client id of its own, it is another message.
  expect(await start(randomUUID())).toMatchObject({ status: 200, body: { message: { seq: 2 }, credits: 3 } });
  // Both have written: now the batch answers.
  expect(await send()).toMatchObject({ status: 409, refusal: 'chat.sent-before' });
});

test('such a message cannot begin the conversation anew either; the try is not counted as a start', async () => {
  const { me, start } = await lostAnswer();
  expect(await start()).toMatchObject({ status: 409, refusal: 'chat.sent-before' });
  expect(await app.database.read('select from chat.starts where member_id = $1', [me])).toEqual([]);
  expect(await start(randomUUID())).toMatchObject({ status: 200, body: { message: { seq: 1 }, credits: 3 } });
});

test('sends of one message beside a block, its end and a new start charge once and never fail', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    const { id: conversationId } = await given.conversation(me, other);
    const clientId = randomUUID();
    const sends: Promise<{ status: number }>[] = [];
    const send = () => sends.push(app.call(sendMessage, { conversationId, clientId, text: 'Once' }, { as: me }));
    const steps = (async () => {
      await put(me, other);
      await lift(me, other);
      await app.call(startConversation, { memberId: me, clientId: randomUUID(), text: 'Anew' }, { as: other });
    })();
    for (let turn = 0; turn < 12; turn += 1) {
      send();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await steps;
    send();
    const answers = await Promise.all(sends);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await paid(me)).messages).toBeLessThanOrEqual(1);
  }
});

test('a block and a like, or a start, at the same moment leave neither like nor message behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    await Promise.all([
      app.call(like, { memberId: me }, { as: other }),
      put(other, me),
      app.call(startConversation, { memberId: me, clientId: randomUUID(), text: 'Hello' }, { as: other }),
    ]);
    expect(await app.database.read('select from chat.likes where from_id in ($1, $2)', [me, other])).toEqual([]);
    expect(await app.database.read('select from chat.messages where sender_id in ($1, $2)', [me, other])).toEqual([]);
    expect(await app.database.read('select from account.reach where owner_id in ($1, $2)', [me, other])).toEqual([]);
  }
});
