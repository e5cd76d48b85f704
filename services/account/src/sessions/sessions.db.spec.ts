import { days, minutes } from '@rendezvous/contracts/kernel';
import { type EndedSessions, LocalRealtime } from '@rendezvous/server/realtime';
import type { VisitorCountries } from '@rendezvous/site';
import { type TestDatabase, TestClock, testDatabase } from '@rendezvous/server/testing';
import type { FastifyRequest } from 'fastify';
import { Presence } from '../members/presence.service.js';
import { PresenceStore } from '../members/presence.store.js';
import { migrations } from '../migrations/index.js';
import { givenMember } from '../testing/given.js';
import { BrowserSessions } from './browser-sessions.service.js';
import { Sessions } from './sessions.service.js';
import { SessionsStore } from './sessions.store.js';

let data: TestDatabase;
let sessions: Sessions;
let presence: Presence;
const realtime = new LocalRealtime();
const clock = new TestClock();
const origin = { network: '192.0.2.1', userAgent: 'A browser' };

beforeAll(async () => {
  data = await testDatabase({ migrations });
  presence = new Presence(clock, new PresenceStore(data.database));
  sessions = new Sessions(clock, presence, realtime, new SessionsStore(data.database));
});
afterAll(() => data.close());

const endAll = (memberId: number) => data.database.transaction((tx) => sessions.endAllIn(tx, memberId));

test('a token that nobody got is nobody', async () => {
  expect(await sessions.resolve('')).toBeNull();
  expect(await sessions.resolve('not-a-token')).toBeNull();
});

test('a session tells who it is; only the hash of its token is stored', async () => {
  const id = await givenMember(data.database, { premium: true, operator: true, country: 'FR', gender: 'male' });
  const { token } = await sessions.start(id, origin);
  expect(await sessions.resolve(token)).toMatchObject({
    memberId: id,
    operator: true,
    premium: true,
    status: 'activated',
    country: 'FR',
    gender: 'male',
    birthDate: '1995-05-05',
    language: 'en',
  });
  const rows = await data.database.read('select * from account.sessions where member_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session ends 30 days after it was last used', async () => {
  const { token } = await sessions.start(await givenMember(data.database), origin);
  clock.advance(days(29));
  expect(await sessions.resolve(token)).not.toBeNull();
  clock.advance(days(29));
  expect(await sessions.resolve(token)).not.toBeNull();
  clock.advance(days(30) + 1000);
  expect(await sessions.resolve(token)).toBeNull();
});

test('a use is noted at most once in ten minutes', async () => {
  const { token } = await sessions.start(await givenMember(data.database), origin);
  const lastUsed = async () =>
    (await data.database.read<{ at: Date }>('select max(last_used_at) as at from account.sessions'))[0]!.at.getTime();
  const started = await lastUsed();
  clock.advance(minutes(10) - 1);
  await sessions.resolve(token);
  expect(await lastUsed()).toBe(started);
  clock.advance(1);
  await sessions.resolve(token);
  expect(await lastUsed()).toBe(started + minutes(10));
});

test('logging out ends this session, logging out everywhere all of this member’s and nobody else’s', async () => {
  const id = await givenMember(data.database);
  const [one, two, three] = [await sessions.start(id, origin), await sessions.start(id, origin), await sessions.start(id, origin)];
  await sessions.end(one.token);
  expect(await sessions.resolve(one.token)).toBeNull();
  expect(await sessions.resolve(two.token)).not.toBeNull();
  const other = await sessions.start(await givenMember(data.database), origin);
  await endAll(id);
  expect([await sessions.resolve(two.token), await sessions.resolve(three.token)]).toEqual([null, null]);
  expect(await sessions.resolve(other.token)).not.toBeNull();
});

test('whoever keeps sockets hears of each session that ends, and of no other', async () => {
  const id = await givenMember(data.database);
  const [one, two, three] = [await sessions.start(id, origin), await sessions.start(id, origin), await sessions.start(id, origin)];
  const idOf = async ({ token }: typeof one) => (await sessions.resolve(token))!.sessionId;
  const [first, second, third] = [await idOf(one), await idOf(two), await idOf(three)];
  const heard: EndedSessions[] = [];
  const leave = realtime.onSessionsEnded((ended) => heard.push(ended));
  await sessions.end(one.token);
  await sessions.end('not-a-token');
  await endAll(id);
  leave();
  expect(heard.map(({ sessionIds }) => sessionIds.toSorted())).toEqual([[first], [second, third].toSorted()]);
});

test('of open sockets’ sessions, those that ended, are over or belong to somebody erased are told apart', async () => {
  const [id, other] = [await givenMember(data.database), await givenMember(data.database)];
  const [ended, over] = [await sessions.start(id, origin), await sessions.start(id, origin)];
  const ids = [(await sessions.resolve(ended.token))!.sessionId, (await sessions.resolve(over.token))!.sessionId];
  await sessions.end(ended.token);
  clock.advance(days(30) + 1000);
  const [open, erased] = [await sessions.start(id, origin), await sessions.start(other, origin)];
  ids.push((await sessions.resolve(open.token))!.sessionId, (await sessions.resolve(erased.token))!.sessionId);
  await data.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [other]);
  expect(await sessions.stillOpen(ids)).toEqual(new Set([ids[2]]));
});

test('an erased member’s session is nobody', async () => {
  const id = await givenMember(data.database);
  const { token } = await sessions.start(id, origin);
  await data.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [id]);
  expect(await sessions.resolve(token)).toBeNull();
});

test('what a tab asks for that nobody looks at is no activity', async () => {
  const id = await givenMember(data.database, { lastActiveAt: new Date('2020-01-01T00:00:00Z') });
  const { token } = await sessions.start(id, origin);
  // where a network lies is asked for at a login
  const browser = new BrowserSessions(sessions, {} as VisitorCountries);
  const ask = (headers: object) => browser.viewerOf({ cookies: { session: token }, headers } as unknown as FastifyRequest);
  const lastActive = async () => {
    await presence.flush();
    const [row] = await data.database.read<{ year: number }>(
      'select extract(year from last_active_at)::integer as year from account.members where id = $1',
      [id],
    );
    return row!.year;
  };
  expect((await ask({ 'x-tab-hidden': '1' }))?.memberId).toBe(id);
  expect(await lastActive()).toBe(2020);
  expect((await ask({}))?.memberId).toBe(id);
  expect(await lastActive()).toBe(clock.now().getUTCFullYear());
});

test('whoever uses a session was active, noted in batches and at most every four minutes', async () => {
  const id = await givenMember(data.database, { lastActiveAt: new Date('2020-01-01T00:00:00Z') });
  const { token } = await sessions.start(id, origin);
  const lastActive = async () =>
    (await data.database.read<{ at: Date }>('select last_active_at as at from account.members where id = $1', [id]))[0]!.at.getTime();
  const began = clock.now().getTime();
  await sessions.resolve(token);
  expect(await lastActive()).toBeLessThan(began);
  await presence.flush();
  expect(await lastActive()).toBe(began);
  clock.advance(minutes(4) - 1);
  await sessions.resolve(token);
  await presence.flush();
  expect(await lastActive()).toBe(began);
  clock.advance(1);
  await sessions.resolve(token);
  await presence.flush();
  expect(await lastActive()).toBe(began + minutes(4));
});
