import { randomUUID } from 'node:crypto';
import { activate } from '@rendezvous/contracts/account/activation';
import { block } from '@rendezvous/contracts/chat/blocks';
import { listChats, startConversation } from '@rendezvous/contracts/chat/conversations';
import { readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import { days } from '@rendezvous/contracts/kernel';
import { Wallets } from '@rendezvous/billing';
import { givenPurchase } from '@rendezvous/billing/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { RETURNS_JOB } from './held-messages.listener.js';

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
/** Somebody unconfirmed writes, and is answered twice. */
const heldAnswers = async () => {
  const [unconfirmed, partner] = [await given.member({ status: 'not_confirmed', credits: 1 }), await given.member({ credits: 5 })];
  const { body } = await app.call(startConversation, { memberId: partner, clientId: randomUUID(), text: 'Hello' }, { as: unconfirmed });
  await say(body.conversationId, partner, 'One');
  await say(body.conversationId, partner, 'Two');
  return { id: body.conversationId, unconfirmed, partner };
};

/** How many messages of these conversations may still give their credits back. */
const returnable = async (...ids: number[]) => {
  const [row] = await app.database.read<{ n: number }>(
    'select count(*)::integer as n from chat.messages where returnable and conversation_id = any($1)',
    [ids],
  );
  return row!.n;
};

const tokenOf = async (memberId: number) => {
  const token = randomUUID();
  await app.database.change(
    `insert into account.tokens (kind, member_id, token_hash, created_at, expires_at)
     values ('activation', $1, sha256(convert_to($2, 'UTF8')), $3, $3::timestamptz + interval '1 day')`,
    [memberId, token, app.clock.now()],
  );
  return token;
};
const confirm = async (memberId: number) => {
  expect((await app.call(activate, { token: await tokenOf(memberId) })).status).toBe(200);
};
const aMoment = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 6));
const readWords = async (conversationId: number, as: number) => {
  const { status, body } = await app.call(readMessages, { conversationId }, { as });
  return status === 200 ? body.messages.map(({ text }) => text) : [];
};

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

  test('stay paid when the starter confirms in time, and the messages are not looked at again', async () => {
    const { id, unconfirmed, partner } = await heldAnswers();
    await confirm(unconfirmed);
    await app.bus.drain();
    expect(await returnable(id)).toBe(0);
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    expect(await balance(partner)).toBe(3);
  });

  test('of one conversation come back for what is old enough, and wait for the rest', async () => {
    const { id, partner } = await heldAnswers();
    app.clock.advance(days(10));
    await say(id, partner, 'Three');
    app.clock.advance(days(5));
    await app.jobs.run(RETURNS_JOB);
    expect([await balance(partner), await returnable(id)]).toEqual([4, 1]);
    app.clock.advance(days(10));
    await app.jobs.run(RETURNS_JOB);
    expect([await balance(partner), await returnable(id)]).toEqual([5, 0]);
  });

  test('come back as what they were: granted as granted, bought as bought', async () => {
    const [unconfirmed, partner] = [await given.member({ status: 'not_confirmed', credits: 1 }), await given.member({ credits: 1 })];
    await givenPurchase(app.database, app.get(Wallets), partner, 10, app.clock.now());
    const { body } = await app.call(startConversation, { memberId: partner, clientId: randomUUID(), text: 'Hello' }, { as: unconfirmed });
    for (const text of ['One', 'Two', 'Three']) await say(body.conversationId, partner, text);
    const kept = () => app.database.read('select granted, bought from billing.wallets where member_id = $1', [partner]);
    expect(await kept()).toEqual([{ granted: 0, bought: 8 }]);
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    expect(await kept()).toEqual([{ granted: 1, bought: 10 }]);
  });

  test('come back at once when the unconfirmed account is erased', async () => {
    const { unconfirmed, partner } = await heldAnswers();
    await erase(unconfirmed);
    expect(await balance(partner)).toBe(5);
    expect(await app.database.read('select from chat.conversations where held and started_by = $1', [unconfirmed])).toEqual([]);
  });

  test('are looked at until they came back, and never again, also of an erased starter', async () => {
    const [waiting, erased] = [await heldAnswers(), await heldAnswers()];
    expect(await returnable(waiting.id, erased.id)).toBe(4);
    await erase(erased.unconfirmed);
    expect(await returnable(waiting.id, erased.id)).toBe(2);
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    expect(await returnable(waiting.id, erased.id)).toBe(0);
    const before = await app.database.read(`select xmin::text, ctid::text from chat.messages order by conversation_id, seq`);
    await app.jobs.run(RETURNS_JOB);
    expect(await app.database.read(`select xmin::text, ctid::text from chat.messages order by conversation_id, seq`)).toEqual(before);
    // What is answered later is held anew, and comes back later.
    await say(waiting.id, waiting.partner, 'Three');
    await app.jobs.run(RETURNS_JOB);
    expect([await balance(waiting.partner), await returnable(waiting.id)]).toEqual([4, 1]);
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    expect([await balance(waiting.partner), await returnable(waiting.id)]).toEqual([5, 0]);
  });

  test('of a conversation that somebody holds come back with the next run, and keep no others waiting', async () => {
    const talks = await Promise.all(Array.from({ length: 6 }, () => heldAnswers()));
    const [first, ...others] = talks.toSorted((a, b) => a.id - b.id);
    app.clock.advance(days(15));
    await app.database.transaction(async (tx) => {
      await tx.read('select from chat.conversations where id = $1 for update', [first!.id]);
      await app.jobs.run(RETURNS_JOB);
      expect(await Promise.all(others.map(({ partner }) => balance(partner)))).toEqual(others.map(() => 5));
      expect(await balance(first!.partner)).toBe(3);
    });
    await app.jobs.run(RETURNS_JOB);
    expect(await balance(first!.partner)).toBe(5);
  });

  test('stay with the sender when the starter confirms after day 14, and the words can be read', async () => {
    const { id, unconfirmed, partner } = await heldAnswers();
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    expect([await balance(partner), await readWords(id, unconfirmed)]).toEqual([5, ['Hello']]);
    await confirm(unconfirmed);
    await app.bus.drain();
    expect(await readWords(id, unconfirmed)).toEqual(['Hello', 'One', 'Two']);
    await app.jobs.run(RETURNS_JOB);
    await erase(unconfirmed);
    expect(await balance(partner)).toBe(5);
  });

  test('are none for free words, nor for what the starter wrote', async () => {
    const [unconfirmed, fictional] = [
      await given.member({ status: 'not_confirmed', credits: 2 }),
      await given.member({ fictional: true, credits: 5 }),
    ];
    const { body } = await app.call(startConversation, { memberId: fictional, clientId: randomUUID(), text: 'Hi' }, { as: unconfirmed });
    await app.database.change('update account.members set fictional = true where id = $1', [unconfirmed]);
    await say(body.conversationId, fictional, 'Free');
    await say(body.conversationId, unconfirmed, 'Still there?');
    expect(await returnable(body.conversationId)).toBe(0);
  });

  test.each(['unconfirmed', 'partner'] as const)('stay spent when the %s blocks after the address was confirmed', async (blocker) => {
    const { id, unconfirmed, partner } = await heldAnswers();
    await confirm(unconfirmed);
    // Nothing has followed the confirmation yet, and the words can be read already.
    expect(await readWords(id, unconfirmed)).toEqual(['Hello', 'One', 'Two']);
    const [from, to] = blocker === 'partner' ? [partner, unconfirmed] : [unconfirmed, partner];
    expect((await app.call(block, { memberId: to }, { as: from })).status).toBe(200);
    await app.bus.drain();
    expect(await balance(partner)).toBe(3);
  });

  test('stay spent when the address is confirmed while the credits are about to come back', async () => {
    const { unconfirmed, partner } = await heldAnswers();
    app.clock.advance(days(15));
    await confirm(unconfirmed);
    await app.jobs.run(RETURNS_JOB);
    expect(await balance(partner)).toBe(3);
    // What follows the confirmation may come late, or never: the job asks no more for what was released.
    expect(await app.database.read('select from chat.conversations where held and started_by = $1', [unconfirmed])).toEqual([]);
  });

  test('come back, or the words are read, never both, when a block meets the confirmation', async () => {
    const outcomes = { read: 0, returned: 0, neither: 0 };
    for (let round = 0; round < 60; round += 1) {
      const { id, unconfirmed, partner } = await heldAnswers();
      const token = await tokenOf(unconfirmed);
      let seen = false;
      const look = async () => {
        const [words, list] = await Promise.all([readWords(id, unconfirmed), app.call(listChats, undefined, { as: unconfirmed })]);
        seen ||= words.includes('One') || list.body.chats.some(({ last_message }) => last_message?.text === 'Two');
      };
      const looking = (async () => {
        for (let turn = 0; turn < 8; turn += 1) await look();
      })();
      const [from, to] = round % 2 === 0 ? [partner, unconfirmed] : [unconfirmed, partner];
      await Promise.all([
        aMoment().then(() => app.call(activate, { token })),
        aMoment().then(() => app.call(block, { memberId: to }, { as: from })),
      ]);
      await looking;
      await app.bus.drain();
      const returned = (await balance(partner)) === 5;
      expect({ round, seen, returned }).not.toEqual({ round, seen: true, returned: true });
      outcomes[seen ? 'read' : returned ? 'returned' : 'neither'] += 1;
    }
    // Both came first often enough for this to say something.
    expect(Math.min(outcomes.read + outcomes.neither, outcomes.returned)).toBeGreaterThan(3);
  });

  test('stay spent when the messages were released', async () => {
    const { unconfirmed, partner } = await heldAnswers();
    await app.database.transaction(async (tx) => {
      await tx.change(`update account.members set status = 'activated', activated_at = joined_at where id = $1`, [unconfirmed]);
      await tx.publish('account.member-activated', { memberId: unconfirmed });
    });
    await app.bus.drain();
    app.clock.advance(days(15));
    await app.jobs.run(RETURNS_JOB);
    await erase(unconfirmed);
    expect(await balance(partner)).toBe(3);
  });
});
