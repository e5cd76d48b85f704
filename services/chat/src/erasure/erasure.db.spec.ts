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
