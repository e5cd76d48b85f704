import { randomUUID } from 'node:crypto';
import { Members } from '@rendezvous/account';
import type { GivenMember } from '@rendezvous/account/testing';
import { listChats, readConversationWith, removeChat, startConversation } from '@rendezvous/contracts/chat/conversations';
import { readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import { EventBus } from '@rendezvous/server/outbox';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { ConversationsStore } from './conversations.store.js';
import { Typing } from './typing.service.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;
const started: { conversationId: number; starterId: number; partnerId: number }[] = [];

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
  app.get(EventBus).on('chat.conversation-started', 'test.started', (event) => void started.push(event));
});
afterAll(() => app.close());

const one = async <T>(sql: string, values: unknown[] = []): Promise<T | undefined> => (await app.database.read<T>(sql, values))[0];
const start = (memberId: number, as: number | null, text = 'Hello', clientId: string = randomUUID()) =>
  app.call(startConversation, { memberId, clientId, text }, { as });
const chats = async (as: number) => (await app.call(listChats, undefined, { as })).body;
const left = async (as: number) => (await chats(as)).conversations_left;
const balance = async (memberId: number) =>
  (await one<{ balance: number }>('select granted + bought as balance from billing.wallets where member_id = $1', [memberId]))?.balance;

test('the list and the head show a match what is kept to matches, and nobody before', async () => {
  const [me, other] = [await given.member(), await given.member({ city: 'Haarlem', matchFields: ['city'] })];
  const { id: conversationId } = await given.conversation(other, me);
  const cities = async () => [
    (await chats(me)).chats[0]!.profile!.city,
    (await app.call(readMessages, { conversationId }, { as: me })).body.profile!.city,
  ];
  expect(await cities()).toEqual([null, null]);
  await given.like(me, other);
  expect(await cities()).toEqual([null, null]);
  await given.like(other, me);
  expect(await cities()).toEqual(['Haarlem', 'Haarlem']);
});

describe('starting a conversation is refused', () => {
  test('to visitors, with oneself, with nobody, and without a text', async () => {
    const [me, other] = [await given.member({ credits: 5 }), await given.member()];
    expect(await start(other, null)).toMatchObject({ status: 403, refusal: 'auth.required' });
    expect(await start(me, me)).toMatchObject({ status: 422, refusal: 'chat.own-profile' });
    expect(await start(2_000_000_000, me)).toMatchObject({ status: 404, refusal: 'account.profile-not-found' });
    expect(await start(other, me, '   ')).toMatchObject({ status: 400, fields: { text: 'empty' } });
    expect(await app.call(startConversation, { memberId: other, text: 'x' } as never, { as: me })).toMatchObject({ status: 400 });
    expect(await left(me)).toBe(2);
  });

  test.each<[string, GivenMember]>([
    ['deleted', { status: 'erased' }],
    ['unconfirmed', { status: 'not_confirmed' }],
    ['invisible', { invisible: true }],
    ['private', { privacy: true }],
  ])('with a member who is %s', async (_, member) => {
    const [me, other] = [await given.member({ credits: 5 }), await given.member(member)];
    expect(await start(other, me)).toMatchObject({ status: 404, refusal: 'account.profile-not-found' });
    expect(await balance(me)).toBe(5);
  });

  test.each([
    ['an operator has disabled their profile', 'moderated = true', 'account.moderated'],
    ['it is disabled and they take a break besides', 'moderated = true, paused_at = now()', 'account.moderated'],
    ['they take a break themselves', 'paused_at = now()', 'account.on-break'],
    ['their age has to be assured', `age_hold = 'writing', age_demand = 'before_writing 18'`, 'account.age-needed'],
  ])('while %s, in a new, an unanswered and an old conversation: what was sent before is still known', async (_, held, refusal) => {
    const me = await given.member({ credits: 5 });
    const [old, unanswered, other] = [await given.member(), await given.member(), await given.member()];
    const { id } = await given.conversation(me, old);
    const { id: early } = await given.conversation(unanswered, me, { answered: false });
    const clientId = randomUUID();
    const send = (conversationId: number, own = randomUUID()) =>
      app.call(sendMessage, { conversationId, clientId: own, text: 'Hello?' }, { as: me });
    expect((await send(id, clientId)).status).toBe(200);
    const set = (sql: string) => app.database.change(`update account.members set ${sql} where id = $1`, [me]);
    await set(held);
    for (const refused of [await send(id), await send(early), await start(other, me)])
      expect(refused).toMatchObject({ status: 403, refusal });
    expect((await send(id, clientId)).status).toBe(200);
    expect(await balance(me)).toBe(4);
    await set('moderated = false, paused_at = null, age_hold = null');
    expect((await send(early)).status).toBe(200);
    expect((await start(other, me)).status).toBe(200);
  });

  test('with a partner who takes a break, in a new and in an old conversation, until they are back', async () => {
    const [me, partner, stranger] = [await given.member({ credits: 5 }), await given.member(), await given.member({ paused: true })];
    const { id } = await given.conversation(partner, me);
    const pause = (at: Date | null) => app.database.change('update account.members set paused_at = $2 where id = $1', [partner, at]);
    const send = () => app.call(sendMessage, { conversationId: id, clientId: randomUUID(), text: 'Hello?' }, { as: me });
    await pause(app.clock.now());
    expect(await send()).toMatchObject({ status: 403, refusal: 'chat.not-reachable' });
    expect(await start(partner, me)).toMatchObject({ status: 403, refusal: 'chat.not-reachable' });
    expect(await start(stranger, me)).toMatchObject({ status: 404, refusal: 'account.profile-not-found' });
    expect(await balance(me)).toBe(5);
    await pause(null);
    expect((await send()).status).toBe(200);
    expect(await balance(me)).toBe(4);
  });

  test('between members of whom one has blocked the other', async () => {
    const [me, blocker] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    await given.block(blocker, me);
    expect(await start(blocker, me)).toMatchObject({ refusal: 'account.blocked-by' });
    expect(await start(me, blocker)).toMatchObject({ refusal: 'chat.not-reachable' });
  });

  test('with an invisible member who liked, before the like is given back', async () => {
    const [me, hidden] = [await given.member({ credits: 5 }), await given.member({ invisible: true })];
    await given.like(hidden, me);
    expect(await start(hidden, me)).toMatchObject({ refusal: 'chat.not-reachable' });
    await given.like(me, hidden);
    expect((await start(hidden, me)).status).toBe(200);
  });

  test('without credits, and then has not been counted', async () => {
    const [me, other] = [await given.member({ credits: 0 }), await given.member()];
    expect(await start(other, me)).toMatchObject({ status: 402, refusal: 'billing.not-enough-credits' });
    expect(await left(me)).toBe(2);
    expect(await app.get(ConversationsStore).idBetween(app.database, me, other)).toBeNull();
  });
});

test('whoever is written to and hides afterwards stays in reach of who wrote first, with nothing but the conversation', async () => {
  const [me, hides] = [await given.member({ credits: 5 }), await given.member()];
  expect((await start(hides, me)).status).toBe(200);
  await app.database.change('update account.members set invisible = true where id = $1', [hides]);
  expect((await start(hides, me, 'Are you still there?')).status).toBe(200);
  const [reach] = await app.database.read('select liked, wrote, conversation from account.reach where owner_id = $1 and viewer_id = $2', [
    hides,
    me,
  ]);
  expect(reach).toEqual({ liked: false, wrote: false, conversation: true });
});

describe('free members', () => {
  test('start two; the third is refused with the reason and costs nothing', async () => {
    const me = await given.member({ credits: 5 });
    const others = await Promise.all([1, 2, 3].map(() => given.member()));
    expect((await start(others[0]!, me)).status).toBe(200);
    expect((await start(others[1]!, me)).status).toBe(200);
    expect(await left(me)).toBe(0);
    expect(await start(others[2]!, me)).toMatchObject({ status: 403, refusal: 'chat.conversation-limit', params: { limit: 2 } });
    expect(await balance(me)).toBe(3);
    expect((await app.call(readConversationWith, { memberId: others[2]! }, { as: me })).body).toMatchObject({
      mayStart: false,
      reason: 'chat.conversation-limit',
      conversations_left: 0,
    });
  });

  test('answer without limit', async () => {
    const me = await given.member({ credits: 5 });
    const starters = await Promise.all([1, 2, 3].map(() => given.member({ credits: 1 })));
    for (const starter of starters) expect((await start(me, starter)).status).toBe(200);
    for (const starter of starters) expect((await start(starter, me)).status).toBe(200);
    expect(await left(me)).toBe(2);
    expect((await chats(me)).chats).toHaveLength(3);
  });

  test('use up none with fictional profiles, and write to those when none is left', async () => {
    const me = await given.member({ credits: 5 });
    const madeUp = await Promise.all([1, 2, 3].map(() => given.member({ fictional: true })));
    expect((await start(madeUp[0]!, me)).status).toBe(200);
    expect(await left(me)).toBe(2);
    for (let count = 0; count < 2; count += 1) expect((await start(await given.member(), me)).status).toBe(200);
    expect(await left(me)).toBe(0);
    const ask = async (memberId: number) => (await app.call(readConversationWith, { memberId }, { as: me })).body;
    expect(await ask(madeUp[1]!)).toMatchObject({ mayStart: true, reason: null, conversations_left: null });
    expect((await start(madeUp[1]!, me)).status).toBe(200);
    expect(await start(await given.member(), me)).toMatchObject({ status: 403, refusal: 'chat.conversation-limit' });
  });

  test('get no conversation back by removing one', async () => {
    const [me, other] = [await given.member({ credits: 5 }), await given.member()];
    const { body } = await start(other, me);
    await app.call(removeChat, { conversation: { id: body.conversationId } }, { as: me });
    expect(await left(me)).toBe(1);
  });

  test('with one left start one, however many they try at once', async () => {
    const me = await given.member({ credits: 20 });
    await start(await given.member(), me);
    const others = await Promise.all(Array.from({ length: 8 }, () => given.member()));
    const answers = await Promise.all(others.map((other) => start(other, me)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'chat.conversation-limit']));
    expect(await balance(me)).toBe(18);
    expect(await one('select count from chat.starts where member_id = $1', [me])).toEqual({ count: 2 });
  });

  test('with one credit and two starts at once start one, and keep the other start', async () => {
    const me = await given.member({ credits: 1 });
    const [one_, two] = [await given.member(), await given.member()];
    const answers = await Promise.all([start(one_, me), start(two, me)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
    expect(await left(me)).toBe(1);
  });
});

describe('starting', () => {
  test('is unlimited for premium members', async () => {
    const me = await given.member({ credits: 5, premium: true });
    for (let count = 0; count < 3; count += 1) expect((await start(await given.member(), me)).status).toBe(200);
    expect(await left(me)).toBeNull();
  });

  test('makes conversation, message, debit and reach, and is told once', async () => {
    const [me, other] = [await given.member({ credits: 3, invisible: true }), await given.member({ credits: 3 })];
    const clientId = randomUUID();
    const answer = await start(other, me, ' Hello there ', clientId);
    expect(answer.body).toMatchObject({ credits: 2, message: { seq: 1, text: 'Hello there', senderId: me } });
    const again = await start(other, me, 'Hello there', clientId);
    expect(again.body).toEqual(answer.body);
    await app.bus.drain();
    expect(started.filter(({ starterId }) => starterId === me)).toEqual([
      { conversationId: answer.body.conversationId, starterId: me, partnerId: other },
    ]);
    expect((await start(me, other, 'An answer to somebody invisible')).status).toBe(200);
    expect(app.realtime.to(other)).toContainEqual(
      expect.objectContaining({ type: 'message', conversationId: answer.body.conversationId, seq: 1, senderId: me }),
    );
  });

  test('the same message ten times at once is stored and charged once', async () => {
    const [me, other] = [await given.member({ credits: 5 }), await given.member()];
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(other, me, 'Once', clientId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.conversationId} ${body.message?.seq}`)).size).toBe(1);
    expect(await balance(me)).toBe(4);
    expect(await left(me)).toBe(1);
  });

  test('by both at the same moment makes one conversation, and one of the two has only answered', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [me, other] = [await given.member({ credits: 1 }), await given.member({ credits: 1 })];
      const answers = await Promise.all([start(other, me), start(me, other)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(answers.map(({ body }) => body.conversationId)).size).toBe(1);
      expect(new Set(answers.map(({ body }) => body.message.seq))).toEqual(new Set([1, 2]));
      expect(((await left(me)) ?? 0) + ((await left(other)) ?? 0)).toBe(3);
      expect(
        await one('select answered, unread_a, unread_b from chat.conversations where id = $1', [answers[0]!.body.conversationId]),
      ).toEqual({
        answered: true,
        unread_a: 1,
        unread_b: 1,
      });
    }
  });
});

describe('what writing would take', () => {
  test('is told to members about members whom they see', async () => {
    const [me, other] = [await given.member(), await given.member()];
    expect(await app.call(readConversationWith, { memberId: other })).toMatchObject({ refusal: 'auth.required' });
    expect(await app.call(readConversationWith, { memberId: me }, { as: me })).toMatchObject({ refusal: 'chat.own-profile' });
    const hidden = await given.member({ invisible: true });
    expect(await app.call(readConversationWith, { memberId: hidden }, { as: me })).toMatchObject({ refusal: 'account.profile-not-found' });
    await given.block(other, me);
    expect(await app.call(readConversationWith, { memberId: other }, { as: me })).toMatchObject({ refusal: 'account.blocked-by' });
  });

  test('names the conversation that exists, what is left, and the cost', async () => {
    const [me, other, fictional] = [await given.member(), await given.member(), await given.member({ fictional: true })];
    const read = async (memberId: number) => (await app.call(readConversationWith, { memberId }, { as: me })).body;
    expect(await read(other)).toMatchObject({
      conversationId: null,
      mayStart: true,
      reason: null,
      state: 'open',
      conversations_left: 2,
      cost: 1,
    });
    expect(await read(fictional)).toMatchObject({ cost: 0, profile: { fictional: true } });
    const { id } = await given.conversation(other, me);
    expect(await read(other)).toMatchObject({ conversationId: id, mayStart: true });
  });

  test('gives back the first line of a signup, until a message was sent', async () => {
    const [me, other] = [await given.member({ credits: 2 }), await given.member()];
    await app.database.change('insert into account.signup_messages (member_id, to_member_id, text) values ($1, $2, $3)', [
      me,
      other,
      'Hello',
    ]);
    const firstLine = async () => (await app.call(readConversationWith, { memberId: other }, { as: me })).body.signup_message;
    expect(await firstLine()).toBe('Hello');
    // opened by their like, but not to be written to
    const invisible = (is: boolean) => app.database.change('update account.members set invisible = $2 where id = $1', [other, is]);
    const likes = (liked: boolean) =>
      app.database.transaction((tx) => app.get(Members).recordContact(tx, { ownerId: other, viewerId: me, liked }));
    await likes(true);
    await invisible(true);
    expect(await firstLine()).toBeNull();
    await invisible(false);
    await likes(false);
    expect((await start(other, me)).status).toBe(200);
    expect(await firstLine()).toBeNull();
  });

  test('tells before writing that an unconfirmed member reads it later', async () => {
    const [me, other] = [await given.member({ credits: 2 }), await given.member({ status: 'not_confirmed' })];
    const { id } = await given.conversation(other, me, { answered: false });
    expect((await app.call(readConversationWith, { memberId: other }, { as: me })).body.state).toBe('held');
    expect((await app.call(readMessages, { conversationId: id }, { as: me })).body.conversation.state).toBe('held');
    expect((await chats(me)).chats).toMatchObject([{ conversation: { id, state: 'held' } }]);
  });
});

describe('the list of conversations', () => {
  test('is for members', async () => {
    expect(await app.call(listChats)).toMatchObject({ status: 403, refusal: 'auth.required' });
  });

  test('shows the latest first with last message and what is unread', async () => {
    const [me, one_, two] = [await given.member({ credits: 5 }), await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    const [first, second] = [await given.conversation(one_, me), await given.conversation(two, me)];
    app.clock.advance(1000);
    await app.call(sendMessage, { conversationId: first.id, clientId: randomUUID(), text: 'Newer' }, { as: one_ });
    const answer = await chats(me);
    expect(answer.chats.map(({ conversation }) => conversation.id)).toEqual([first.id, second.id]);
    expect(answer.chats[0]).toMatchObject({
      profile: { id: one_ },
      num_unread_messages: 1,
      last_message: { text: 'Newer', sender_id: one_, removed: false },
      conversation: { last_seq: 3, state: 'open' },
    });
    expect(answer.total_unread_messages).toBe(1);
  });

  test('names a partner who takes a break, and shows nothing else of them', async () => {
    const me = await given.member({ credits: 5 });
    const partner = await given.member({ name: 'Pausing' });
    const { id } = await given.conversation(me, partner);
    await app.database.change('update account.members set paused_at = now() where id = $1', [partner]);
    const paused = { profile: null, partner_paused: 'Pausing', conversation: { id, state: 'unreachable' } };
    expect((await chats(me)).chats).toMatchObject([paused]);
    expect((await app.call(readMessages, { conversationId: id }, { as: me })).body).toMatchObject({ ...paused, partner_read_seq: null });
    expect(await app.call(readConversationWith, { memberId: partner }, { as: me })).toMatchObject({
      status: 404,
      refusal: 'account.paused',
      params: { name: 'Pausing' },
    });
    // who is deleted meanwhile is not named
    await app.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [partner]);
    expect((await chats(me)).chats).toMatchObject([{ profile: null, partner_paused: null }]);
    expect((await app.call(readMessages, { conversationId: id }, { as: me })).body).toMatchObject({ profile: null, partner_paused: null });
  });

  test('keeps conversations with the invisible and the deleted, but shows no profile of who left or hides', async () => {
    const me = await given.member({ credits: 5 });
    const [invisible, gone, hides] = await Promise.all([1, 2, 3].map(() => given.member()));
    await given.conversation(me, invisible!);
    await given.conversation(me, gone!);
    await given.conversation(me, hides!, { answered: false });
    await app.database.change('update account.members set invisible = true where id = $1', [invisible]);
    await app.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [gone]);
    await app.database.change('update account.members set privacy = true where id = $1', [hides]);
    const seen = (await chats(me)).chats.map(({ profile, conversation }) => [profile?.id ?? null, conversation.state]);
    expect(seen).toContainEqual([invisible, 'open']);
    expect(seen).toContainEqual([null, 'partner-gone']);
    expect(seen).toContainEqual([null, 'unreachable']);
  });
});

const remove = (id: number, as: number | null) => app.call(removeChat, { conversation: { id } }, { as });
const talk = (conversationId: number, as: number) =>
  app.call(sendMessage, { conversationId, clientId: randomUUID(), text: 'Back' }, { as });

describe('removing a conversation', () => {
  test('is refused to visitors, outsiders and without an id', async () => {
    const [me, other, outsider] = [await given.member(), await given.member(), await given.member()];
    const { id } = await given.conversation(me, other);
    expect(await remove(id, null)).toMatchObject({ refusal: 'auth.required' });
    expect(await remove(id, outsider)).toMatchObject({ status: 404, refusal: 'chat.conversation-not-found' });
    expect(await app.call(removeChat, {} as never, { as: me })).toMatchObject({ status: 400 });
    expect((await chats(me)).chats).toHaveLength(1);
  });

  test('takes it and its messages from the remover only; a new message brings it back alone', async () => {
    const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    const { id } = await given.conversation(me, other);
    await talk(id, other);
    expect((await remove(id, me)).body).toEqual({ ok: true });
    expect((await remove(id, me)).body).toEqual({ ok: true });
    expect(await chats(me)).toMatchObject({ chats: [], total_unread_messages: 0 });
    expect((await app.call(readMessages, { conversationId: id }, { as: me })).body.messages).toEqual([]);
    expect((await app.call(readMessages, { conversationId: id }, { as: other })).body.messages).toHaveLength(3);
    await talk(id, other);
    expect(await chats(me)).toMatchObject({ chats: [{ num_unread_messages: 1 }], total_unread_messages: 1 });
    const { body } = await app.call(readMessages, { conversationId: id }, { as: me });
    expect(body).toMatchObject({ messages: [{ seq: 4, text: 'Back' }], more: false });
  });

  test('by both erases the texts, and a replay is still known', async () => {
    const [me, other] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    const { id } = await given.conversation(me, other);
    const clientId = randomUUID();
    await app.call(sendMessage, { conversationId: id, clientId, text: 'Secret' }, { as: me });
    await remove(id, me);
    expect(await one('select count(*)::integer as n from chat.messages where conversation_id = $1 and body <> $2', [id, ''])).toEqual({
      n: 3,
    });
    await remove(id, other);
    expect(await one('select count(*)::integer as n from chat.messages where conversation_id = $1 and body <> $2', [id, ''])).toEqual({
      n: 0,
    });
    const replay = await app.call(sendMessage, { conversationId: id, clientId, text: 'Secret' }, { as: me });
    expect(replay.body).toMatchObject({ message: { seq: 3, text: '', removed: true }, credits: 4 });
  });
});

test('typing goes to the partner of an open conversation only', async () => {
  const [me, other, outsider] = [await given.member(), await given.member(), await given.member()];
  const { id } = await given.conversation(me, other);
  const heard = async (memberId: number) => {
    app.realtime.sent.length = 0;
    await app.get(Typing).tell(memberId, id);
    return app.realtime.sent;
  };
  expect(await heard(me)).toEqual([{ to: [other], event: { type: 'typing', conversationId: id, memberId: me } }]);
  expect(await heard(other)).toMatchObject([{ to: [me] }]);
  expect(await heard(outsider)).toEqual([]);
  await app.database.change(`update chat.conversations set state = 'blocked' where id = $1`, [id]);
  expect(await heard(me)).toEqual([]);
  expect(await app.get(ConversationsStore).idBetween(app.database, other, me)).toBeNull();
});

test.each(['invisible', 'moderated'] as const)('nobody hears that somebody %s is typing', async (state) => {
  const [me, other] = [await given.member({ [state]: true }), await given.member()];
  const { id } = await given.conversation(me, other);
  app.realtime.sent.length = 0;
  await app.get(Typing).tell(me, id);
  expect(app.realtime.sent).toEqual([]);
  await app.get(Typing).tell(other, id);
  expect(app.realtime.to(me)).toHaveLength(1);
});

test('who shows themselves only to those they liked or wrote to types unheard by others', async () => {
  const [me, other] = [await given.member({ privacy: true }), await given.member()];
  const { id } = await given.conversation(other, me, { answered: false });
  app.realtime.sent.length = 0;
  await app.get(Typing).tell(me, id);
  expect(app.realtime.sent).toEqual([]);
  await given.reach(me, other, 'wrote');
  await app.get(Typing).tell(me, id);
  expect(app.realtime.to(other)).toHaveLength(1);
});

test('of a member whom the viewer blocked there is no card to begin a conversation with', async () => {
  const [me, other] = [await given.member(), await given.member({ name: 'Blocked here', city: 'Nantes' })];
  await given.block(me, other);
  const answer = await app.call(readConversationWith, { memberId: other }, { as: me });
  expect([answer.status, answer.refusal]).toEqual([403, 'chat.not-reachable']);
  expect(JSON.stringify(answer.body)).not.toMatch(/Blocked here|Nantes/);
});
