import { randomUUID } from 'node:crypto';
import { Wallets } from '@rendezvous/billing';
import { listChats } from '@rendezvous/contracts/chat/conversations';
import { listLikes } from '@rendezvous/contracts/chat/likes';
import { readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
});
afterAll(() => app.close());

const erase = async (memberId: number) => {
  await app.database.transaction(async (tx) => {
    await tx.change(`update account.members set status = 'erased' where id = $1`, [memberId]);
    await tx.publish('account.member-erased', { memberId });
  });
  await app.bus.drain();
};
const say = (conversationId: number, as: number, text: string) =>
  app.call(sendMessage, { conversationId, clientId: randomUUID(), text }, { as });
const balance = (memberId: number) => app.get(Wallets).balance(memberId);

test('who asks for it is gone at once from the open tabs of those whom they write with, like, or are liked by, and from nobody else’s', async () => {
  const [gone, partner, liked, admirer, blocked, stranger] = await Promise.all(Array.from({ length: 6 }, () => given.member()));
  await given.conversation(gone!, partner!);
  const { id } = await given.conversation(gone!, blocked!);
  await app.database.change(`update chat.conversations set state = 'blocked' where id = $1`, [id]);
  await given.like(gone!, liked!);
  await given.like(admirer!, gone!);
  app.realtime.sent.length = 0;
  await app.database.transaction(async (tx) => {
    await tx.change(`update account.members set status = 'pending_deletion' where id = $1`, [gone]);
    await tx.publish('account.deletion-asked', { memberId: gone! });
  });
  await app.bus.drain();
  const heard = (memberId: number | undefined) => app.realtime.to(memberId!).map(({ type }) => type);
  expect([partner, liked, admirer, blocked, stranger].map(heard)).toEqual([
    ['chats-changed'],
    ['likes-changed'],
    ['likes-changed'],
    [],
    [],
  ]);
});

test('who erases their account takes likes and texts along; the partner keeps their own words', async () => {
  const [gone, partner] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
  await given.like(gone, partner);
  await given.like(partner, gone);
  const { id } = await given.conversation(gone, partner);
  await erase(gone);
  await erase(gone);
  const { body } = await app.call(readMessages, { conversationId: id }, { as: partner });
  expect(body).toMatchObject({
    profile: null,
    conversation: { state: 'partner-gone' },
    messages: [
      { seq: 1, text: '', removed: true },
      { seq: 2, text: 'Message 2', removed: false },
    ],
  });
  expect((await app.call(listChats, undefined, { as: partner })).body.chats).toMatchObject([
    { profile: null, conversation: { state: 'partner-gone' } },
  ]);
  expect((await app.call(listLikes, undefined, { as: partner })).body).toMatchObject({ profiles: [], liked_by: [] });
  expect(await say(id, partner, 'Are you there?')).toMatchObject({ refusal: 'chat.partner-gone' });
  expect(await balance(partner)).toBe(5);
});
