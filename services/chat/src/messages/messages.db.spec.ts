import { randomUUID } from 'node:crypto';
import { listChats } from '@rendezvous/contracts/chat/conversations';
import { markRead, readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
});
afterAll(() => app.close());

const read = (conversationId: number, as: number | null, range: { before?: number; after?: number; limit?: number } = {}) =>
  app.call(readMessages, { conversationId, ...range }, { as });
const seqs = async (...args: Parameters<typeof read>) => (await read(...args)).body.messages.map(({ seq }) => seq);
const say = async (conversationId: number, as: number, text = 'Hello') => {
  const { body } = await app.call(sendMessage, { conversationId, clientId: randomUUID(), text }, { as });
  return body.message.seq;
};
const unread = async (as: number) => (await app.call(listChats, undefined, { as })).body.total_unread_messages;
const mark = (conversationId: number, seq: number, as: number | null) => app.call(markRead, { conversationId, seq }, { as });
const two = async () => {
  const [starter, partner] = [await given.member({ credits: 50 }), await given.member({ credits: 50 })];
  return given.conversation(starter, partner);
};

describe('messages', () => {
  test('are read by the two members only', async () => {
    const { id } = await two();
    const outsider = await given.member();
    expect(await read(id, null)).toMatchObject({ status: 403, refusal: 'auth.required' });
    expect(await read(id, outsider)).toMatchObject({ status: 404, refusal: 'chat.conversation-not-found' });
    expect(await app.call(readMessages, { conversationId: 0 as never }, { as: outsider })).toMatchObject({ status: 400 });
  });

  test.each([{ limit: 0 }, { limit: 201 }, { before: 0 }, { after: -1 }, { after: 1.5 }])('are not read with %j', async (range) => {
    const { id, starter } = await two();
    expect(await read(id, starter, range)).toMatchObject({ status: 400, refusal: 'request.invalid' });
  });

  test('come as the latest page, those before a number and those after one, in order', async () => {
    const { id, starter, partner } = await two();
    for (let count = 0; count < 8; count += 1) await say(id, count % 2 === 0 ? starter : partner);
    expect(await seqs(id, starter, { limit: 4 })).toEqual([7, 8, 9, 10]);
    expect(await seqs(id, starter, { before: 7, limit: 4 })).toEqual([3, 4, 5, 6]);
    expect(await seqs(id, starter, { before: 3, limit: 4 })).toEqual([1, 2]);
    expect(await seqs(id, partner, { after: 8 })).toEqual([9, 10]);
    expect(await seqs(id, partner, { after: 2, limit: 3 })).toEqual([3, 4, 5]);
    expect((await read(id, starter, { limit: 4 })).body.more).toBe(true);
    expect((await read(id, starter, { before: 5, limit: 4 })).body.more).toBe(false);
    expect((await read(id, starter, { limit: 10 })).body.more).toBe(false);
  });

  test.each([false, true])('show nothing of a partner who is gone, as the list (operator: %s)', async (operator) => {
    const [starter, partner] = [await given.member({ credits: 50, operator }), await given.member({ credits: 50 })];
    const { id } = await given.conversation(starter, partner);
    await mark(id, 2, partner);
    await app.database.change(`update account.members set status = 'erased' where id = $1`, [partner]);
    const gone = { conversation: { id, state: 'partner-gone' }, profile: null };
    expect((await app.call(listChats, undefined, { as: { memberId: starter, operator } })).body.chats).toMatchObject([gone]);
    const { body } = await app.call(readMessages, { conversationId: id }, { as: { memberId: starter, operator } });
    expect(body).toMatchObject({ ...gone, partner_read_seq: null });
  });

  test('say what the next one costs and who the partner is', async () => {
    const [starter, fictional] = [await given.member(), await given.member({ fictional: true })];
    const { id } = await given.conversation(starter, fictional);
    expect((await read(id, starter)).body).toMatchObject({
      conversation: { id, state: 'open', last_seq: 2, cost: 0 },
      profile: { id: fictional, fictional: true },
      held: 0,
    });
  });
});

describe('reading', () => {
  test('is noted for the two members only, with a number', async () => {
    const { id, starter } = await two();
    const outsider = await given.member();
    expect(await mark(id, 1, null)).toMatchObject({ refusal: 'auth.required' });
    expect(await mark(id, 1, outsider)).toMatchObject({ status: 404, refusal: 'chat.conversation-not-found' });
    expect(await mark(id, -1, starter)).toMatchObject({ status: 400, refusal: 'request.invalid' });
  });

  test('everything sets the count to zero and shows it to the sender', async () => {
    const { id, starter, partner } = await two();
    await say(id, starter);
    const last = await say(id, starter);
    expect(await unread(partner)).toBe(2);
    expect((await mark(id, last, partner)).body).toEqual({ total_unread_messages: 0 });
    expect((await read(id, starter)).body.partner_read_seq).toBe(last);
    expect((await read(id, partner)).body.own_read_seq).toBe(last);
    expect(app.realtime.to(starter)).toContainEqual({ type: 'read', conversationId: id, memberId: partner, seq: last });
    expect(app.realtime.to(partner)).toContainEqual({ type: 'read', conversationId: id, memberId: partner, seq: last });
  });

  test('a part leaves the rest unread, never goes back, and never beyond the last message', async () => {
    const { id, starter, partner } = await two();
    for (let count = 0; count < 5; count += 1) await say(id, starter);
    expect((await mark(id, 4, partner)).body).toEqual({ total_unread_messages: 3 });
    expect((await mark(id, 3, partner)).body).toEqual({ total_unread_messages: 3 });
    expect((await read(id, partner)).body.own_read_seq).toBe(4);
    expect((await mark(id, 1_000_000, partner)).body).toEqual({ total_unread_messages: 0 });
    expect((await read(id, partner)).body.own_read_seq).toBe(7);
  });

  test('a part leaves only what the other one wrote unread', async () => {
    const { id, starter, partner } = await two();
    const first = await say(id, starter);
    for (const writer of [partner, starter, partner, partner]) await say(id, writer);
    expect((await mark(id, first, partner)).body).toEqual({ total_unread_messages: 1 });
  });

  test('a part waits for a message that is being stored, and counts it', async () => {
    const { id, starter, partner } = await two();
    const first = await say(id, starter);
    await say(id, starter);
    let marked: Promise<unknown> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.change('update chat.conversations set last_seq = last_seq + 1 where id = $1', [id]);
      await tx.change(
        `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
         select id, last_seq, $2, $3, 'Being stored', 1, now() from chat.conversations where id = $1`,
        [id, randomUUID(), starter],
      );
      marked = mark(id, first, partner);
      await new Promise((done) => setTimeout(done, 300));
    });
    await marked;
    expect(await unread(partner)).toBe(2);
  });

  test('is not shown by members who turned receipts off', async () => {
    const { id, starter, partner } = await two();
    await app.database.change('update account.members set read_receipts = false where id = $1', [partner]);
    const last = await say(id, starter);
    await mark(id, last, partner);
    expect((await read(id, starter)).body.partner_read_seq).toBeNull();
    expect(app.realtime.to(starter).filter(({ type }) => type === 'read')).toEqual([]);
  });

  test('tells the writer whatever the reader says of their presence, but nothing of a reader who hides altogether', async () => {
    for (const [state, told] of [
      ['invisible', true],
      ['privacy', false],
    ] as const) {
      const { id, starter, partner } = await two();
      await app.database.change(`update account.members set ${state} = true where id = $1`, [partner]);
      await app.database.change('update account.reach set wrote = false where owner_id = $1', [partner]);
      app.realtime.sent.length = 0;
      await mark(id, await say(id, starter), partner);
      expect(app.realtime.to(starter).some(({ type }) => type === 'read')).toBe(told);
      expect((await read(id, starter)).body.partner_read_seq === null).toBe(!told);
    }
  });

  test('and sending at the same moment never lose a message from the count', async () => {
    const { id, starter, partner } = await two();
    for (let round = 0; round < 15; round += 1) {
      const before = await say(id, starter);
      await Promise.all([mark(id, before, partner), mark(id, before - 1, partner), say(id, starter)]);
      const { own_read_seq, conversation } = (await read(id, partner)).body;
      expect(await unread(partner)).toBe(conversation.last_seq - own_read_seq);
    }
  });
});

const held = async () => {
  const [unconfirmed, partner] = [await given.member({ status: 'not_confirmed', credits: 5 }), await given.member({ credits: 5 })];
  const { id } = await given.conversation(unconfirmed, partner, { answered: false });
  await app.database.change('update chat.conversations set held = true where id = $1', [id]);
  await say(id, partner, 'Held one');
  await say(id, partner, 'Held two');
  return { id, unconfirmed, partner };
};

describe('for a member whose address is not confirmed', () => {
  test('answers are held: counted, but neither shown, nor listed, nor marked as read', async () => {
    const { id, unconfirmed, partner } = await held();
    const { body } = await read(id, unconfirmed);
    expect(body.messages.map(({ senderId }) => senderId)).toEqual([unconfirmed]);
    expect(body.held).toBe(2);
    expect(await seqs(id, unconfirmed, { after: 1 })).toEqual([]);
    const list = (await app.call(listChats, undefined, { as: unconfirmed })).body;
    expect(list).toMatchObject({ chats: [{ last_message: null, num_unread_messages: 2 }], total_unread_messages: 2 });
    expect((await mark(id, 3, unconfirmed)).body).toEqual({ total_unread_messages: 2 });
    expect((await read(id, partner)).body).toMatchObject({ partner_read_seq: 0, held: 0, conversation: { state: 'held' } });
  });

  test('confirming releases them', async () => {
    const { id, unconfirmed } = await held();
    await app.database.transaction(async (tx) => {
      await tx.change(`update account.members set status = 'activated', activated_at = joined_at where id = $1`, [unconfirmed]);
      await tx.publish('account.member-activated', { memberId: unconfirmed });
    });
    await app.bus.drain();
    expect((await read(id, unconfirmed)).body).toMatchObject({ held: 0, messages: [{ seq: 1 }, { seq: 2, text: 'Held one' }, { seq: 3 }] });
    expect(app.realtime.to(unconfirmed)).toContainEqual({ type: 'chats-changed' });
    expect(await app.database.read('select held from chat.conversations where id = $1', [id])).toEqual([{ held: false }]);
  });
});
