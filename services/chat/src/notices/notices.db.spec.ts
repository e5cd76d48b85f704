import { randomUUID } from 'node:crypto';
import { markRead, sendMessage } from '@rendezvous/contracts/chat/messages';
import { minutes } from '@rendezvous/contracts/kernel';
import { EventBus } from '@rendezvous/server/outbox';
import type { TestApp } from '@rendezvous/server/testing';
import { Sending } from '../sending/sending.service.js';
import { chatApp, type GivenChat, type GivenConversation } from '../testing/index.js';
import { NOTICES_JOB } from './notices.job.js';
import { NoticesStore } from './notices.store.js';

let app: TestApp & { given: GivenChat };
let talk: GivenConversation;
const waiting: { conversationId: number; recipientId: number }[] = [];

beforeAll(async () => {
  app = await chatApp();
  app.get(EventBus).on('chat.message-waiting', 'test.waiting', (event) => void waiting.push(event));
});
afterAll(() => app.close());
beforeEach(async () => {
  talk = await app.given.conversation(await app.given.member({ credits: 50 }), await app.given.member({ credits: 50 }));
});

const say = (as: number) => app.call(sendMessage, { conversationId: talk.id, clientId: randomUUID(), text: 'Hello' }, { as });
const noticed = async (ms: number) => {
  app.clock.advance(ms);
  waiting.length = 0;
  await Promise.all([app.jobs.run(NOTICES_JOB), app.jobs.run(NOTICES_JOB)]);
  await app.bus.drain();
  return waiting.map(({ recipientId }) => recipientId);
};

test('nobody is told of a message at once, nor of one that was read in time', async () => {
  await say(talk.starter);
  expect(await noticed(minutes(0.5))).toEqual([]);
  await app.call(markRead, { conversationId: talk.id, seq: 3 }, { as: talk.partner });
  expect(await noticed(minutes(5))).toEqual([]);
});

test('many unread messages make one notice, until the recipient has read and others come', async () => {
  await say(talk.starter);
  await say(talk.starter);
  expect(await noticed(minutes(2))).toEqual([talk.partner]);
  await say(talk.starter);
  expect(await noticed(minutes(2))).toEqual([]);
  await app.call(markRead, { conversationId: talk.id, seq: 5 }, { as: talk.partner });
  await say(talk.starter);
  expect(await noticed(minutes(2))).toEqual([talk.partner]);
});

test('both are told when both wait', async () => {
  await say(talk.starter);
  await say(talk.partner);
  expect((await noticed(minutes(2))).toSorted((a, b) => a - b)).toEqual([talk.starter, talk.partner].toSorted((a, b) => a - b));
});

test('a long pause of the job loses nobody', async () => {
  await say(talk.starter);
  expect(await noticed(minutes(600))).toEqual([talk.partner]);
});

test('a clock that was set back does not silence later messages', async () => {
  await noticed(minutes(60 * 24 * 14));
  app.clock.advance(-minutes(60 * 24 * 14));
  expect(await noticed(0)).toEqual([]);
  await say(talk.starter);
  expect(await noticed(minutes(2))).toEqual([talk.partner]);
});

test('a message that was dated before the last run and stored after it is announced', async () => {
  const sentAt = app.clock.now();
  await noticed(minutes(3));
  await app.database.change(
    `with stored as (
       insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at) values ($1, 3, $2, $3, 'Late', 0, $4))
     update chat.conversations set last_seq = 3, unread_a = case member_a when $3 then 0 else 1 end,
       unread_b = case member_b when $3 then 0 else 1 end where id = $1`,
    [talk.id, randomUUID(), talk.starter, sentAt],
  );
  expect(await noticed(minutes(1))).toEqual([talk.partner]);
  expect(await noticed(minutes(1))).toEqual([]);
});

/** Somebody wrote to as many others; answers who they are by conversation. */
const many = async (count: number): Promise<number[]> => {
  const rows = await app.database.change<{ id: number }>(
    `with partners as (
       insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
       select gen_random_uuid() || '@given.test', 'Many' || gen_random_uuid(), 'none', 'activated', 'female', 'bi', '1990-01-01', 'NL', $2, $2, $2
       from generate_series(1, $3::integer) n returning id
     ), talks as (
       insert into chat.conversations (member_a, member_b, started_by, answered, last_seq, unread_b, last_at)
       select $1, id, $1, true, 1, 1, $2 from partners returning id, started_by, last_at
     ), said as (
       insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
       select id, 1, gen_random_uuid(), started_by, 'Hello', 0, last_at from talks)
     select id from talks order by id`,
    [talk.starter, app.clock.now(), count],
  );
  return rows.map(({ id }) => id);
};
/** Conversations of which somebody is to be told, as the outbox has them. */
const published = async (): Promise<number[]> => {
  const rows = await app.database.read<{ id: number }>(
    `select (payload -> 'data' ->> 'conversationId')::integer as id from graphile_worker._private_jobs
     where payload ->> 'name' = 'chat.message-waiting' order by id`,
  );
  return rows.map(({ id }) => id);
};
const run = () => app.jobs.run(NOTICES_JOB);

describe('with thousands of conversations', () => {
  let ids: number[];

  beforeEach(async () => {
    app.clock.advance(minutes(2));
    await run();
    await app.database.change('delete from graphile_worker._private_jobs');
  });
  afterEach(async () => void (await app.database.change('delete from graphile_worker._private_jobs')));

  test('each is told of once, by however many runs, and other sends hardly wait', async () => {
    ids = await many(2000);
    app.clock.advance(minutes(2));
    const send = (conversationId: number, senderId: number) =>
      app.get(Sending).send(
        { clientId: randomUUID(), senderId, kind: 'text', text: 'Hello' },
        { conversationId },
        {
          message_credits: 0,
          free_conversations: 2,
          message_length: 1000,
          fictional_messages_free: true,
        },
      );
    // of many people: the messages of one wait for one another
    const elsewhere = await Promise.all(
      Array.from({ length: 20 }, async () => app.given.conversation(await app.given.member(), await app.given.member())),
    );
    const waits: number[] = [];
    const sends: Promise<unknown>[] = [];
    const began = performance.now();
    const job = { over: false };
    const runs = Promise.all([run(), run()]).then(() => (job.over = true));
    for (let n = 0; !job.over; n += 1) {
      const at = performance.now();
      const { id, starter } = elsewhere[n % elsewhere.length]!;
      // Somebody writes in a conversation that is announced now: such a message stands in one statement with the others.
      sends.push(
        send(ids[(n * 37) % ids.length]!, talk.starter),
        send(id, starter).then(() => waits.push(performance.now() - at)),
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const took = performance.now() - began;
    await Promise.all([runs, ...sends]);
    expect(await published()).toEqual(ids);
    const slow = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]!;
    // With one transaction for all, nine of ten would wait for up to nine tenths of it.
    expect(slow / took).toBeLessThan(0.3);
  });

  test('one that somebody holds keeps none of the others, and is told of later', async () => {
    ids = await many(120);
    const held = ids[60]!;
    app.clock.advance(minutes(2));
    await app.database.transaction(async (tx) => {
      await tx.read('select from chat.conversations where id = $1 for update', [held]);
      await run();
      expect(await published()).toEqual(ids.filter((id) => id !== held));
      app.clock.advance(minutes(30));
      await run();
    });
    await run();
    await run();
    expect(await published()).toEqual(ids);
  });

  test('a run that dies on its way leaves nobody out, and tells nobody twice', async () => {
    ids = await many(120);
    app.clock.advance(minutes(2));
    await app.database.change(
      `create function chat.die() returns trigger language plpgsql as $$ begin raise exception 'the power is gone'; end $$`,
    );
    await app.database.change(
      `create trigger die before update on chat.conversations for each row when (new.id = ${ids[70]}) execute function chat.die()`,
    );
    await expect(run()).rejects.toThrow('the power is gone');
    const told = await published();
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(120);
    await app.database.change('drop function chat.die cascade');
    app.clock.advance(minutes(30));
    await run();
    expect(await published()).toEqual(ids);
  });
});

test('the moment up to which everybody was told is moved by whoever read it last, not by one who was slow', async () => {
  await noticed(minutes(5));
  const store = app.get(NoticesStore);
  const [read, now] = [await store.watermark(), app.clock.now()];
  await store.advance(read, now);
  await store.advance(read, new Date(now.getTime() - minutes(1)));
  expect(await store.watermark()).toEqual(now);
});
