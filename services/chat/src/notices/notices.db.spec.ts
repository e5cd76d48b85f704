import { randomUUID } from 'node:crypto';
import { markRead, sendMessage } from '@rendezvous/contracts/chat';
import { minutes } from '@rendezvous/contracts/kernel';
import { EventBus } from '@rendezvous/server/outbox';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat, type GivenConversation } from '../testing/index.js';
import { NOTICES_JOB } from './notices.job.js';

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
