import { randomUUID } from 'node:crypto';
import { listChats, listLikes, readMessages, sendMessage, startConversation } from '@rendezvous/contracts/chat';
import { days } from '@rendezvous/contracts/kernel';
import { Wallets } from '@rendezvous/billing';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { RETURNS_JOB } from './departures.listener.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
});
afterAll(() => app.close());

const erase = async (memberId: number) => {
  await app.database.transaction(async (tx) => {
    await tx.query(`update account.members set status = 'erased' where id = $1`, [memberId]);
    await tx.publish('account.member-erased', { memberId });
  });
  await app.bus.drain();
};
const say = (conversationId: number, as: number, text: string) =>
  app.call(sendMessage, { conversationId, clientId: randomUUID(), text }, { as });
const balance = (memberId: number) => app.get(Wallets).balance(memberId);
/** Somebody unconfirmed writes, and is answered twice. */
const heldAnswers = async () => {
  const [unconfirmed, partner] = [await given.member({ status: 'not_confirmed', credits: 1 }), await given.member({ credits: 5 })];
  const { body } = await app.call(startConversation, { memberId: partner, clientId: randomUUID(), text: 'Hello' }, { as: unconfirmed });
  await say(body.conversationId, partner, 'One');
  await say(body.conversationId, partner, 'Two');
  return { id: body.conversationId, unconfirmed, partner };
};

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

describe('credits for held messages', () => {
  test('come back once after 14 days', async () => {
    const { partner } = await heldAnswers();
    app.clock.advance(days(13.9));
    await app.jobs.run(RETURNS_JOB);
    expect(await balance(partner)).toBe(3);
    app.clock.advance(days(0.2));
    await app.jobs.run(RETURNS_JOB);
    await app.jobs.run(RETURNS_JOB);
    expect(await balance(partner)).toBe(5);
  });

  test('come back at once when the unconfirmed account is erased', async () => {
    const { unconfirmed, partner } = await heldAnswers();
    await erase(unconfirmed);
    expect(await balance(partner)).toBe(5);
  });

  test('stay spent when the messages were released', async () => {
    const { unconfirmed, partner } = await heldAnswers();
    await app.database.transaction(async (tx) => {
      await tx.query(`update account.members set status = 'activated', activated_at = joined_at where id = $1`, [unconfirmed]);
      await tx.publish('account.member-activated', { memberId: unconfirmed });
    });
    await app.bus.drain();
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    await erase(unconfirmed);
    expect(await balance(partner)).toBe(3);
  });
});
