import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { Links, Passwords, Sessions, TabPresence } from '@rendezvous/account';
import { CookieViewers, givenMember } from '@rendezvous/account/testing';
import { askDeletion } from '@rendezvous/contracts/account/deletion';
import { resetPassword } from '@rendezvous/contracts/account/passwords';
import type { SocketEvent } from '@rendezvous/contracts/events';
import { days, seconds } from '@rendezvous/contracts/kernel';
import { logOut } from '@rendezvous/contracts/session';
import { NotifyModule } from '@rendezvous/notify';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { WebSocket } from 'ws';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { ComposedModule } from '../gateway.module.js';
import { UserController } from '../session/user.controller.js';
import { SocketGate } from './socket-gate.service.js';
import { Sockets } from './socket.service.js';

let here: TestApp;
let origin: string;
const opened: WebSocket[] = [];

beforeAll(async () => {
  const viewers = new CookieViewers();
  here = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController],
    providers: [Sockets, SocketGate],
    entities: areaEntities,
    migrations: areaMigrations,
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
    viewers,
  });
  viewers.sessions = here.get(Sessions);
  await here.app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(here.app.getHttpServer().address() as AddressInfo).port}`;
});
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => here.close());

const login = async (memberId: number) => (await here.get(Sessions).start(memberId, { network: 'spec', userAgent: '' })).token;

interface Tab {
  readonly socket: WebSocket;
  readonly heard: string[];
  readonly closed: Promise<number>;
}

/** Opens a socket as a page would; throws the status when it is refused. */
const openTab = (token: string, network = '192.0.2.1'): Promise<Tab> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      origin,
      headers: { cookie: `session=${token}`, 'x-forwarded-for': network },
    });
    opened.push(socket);
    const heard: string[] = [];
    const closed = new Promise<number>((done) => socket.once('close', done));
    socket.on('message', (data) => heard.push((JSON.parse(String(data)) as SocketEvent).type));
    socket.once('open', () => resolve({ socket, heard, closed }));
    socket.once('unexpected-response', (_request, answer) => reject(new Error(String(answer.statusCode))));
    socket.on('error', () => undefined);
  });

const isOpen = async ({ socket }: Tab): Promise<boolean> => {
  await new Promise((done) => setTimeout(done, 50));
  return socket.readyState === WebSocket.OPEN;
};

test('a logout closes the sockets of its session at once, and only those', async () => {
  const [anna, ben] = [await givenMember(here.database), await givenMember(here.database)];
  const [token, elsewhere] = [await login(anna), await login(anna)];
  const [one, two] = [await openTab(token), await openTab(token)];
  const others = [await openTab(elsewhere), await openTab(await login(ben))];
  await here.app.inject({ method: 'GET', url: logOut.path, headers: { 'sec-fetch-site': 'same-origin', cookie: `session=${token}` } });
  expect(await Promise.all([one.closed, two.closed])).toEqual([4401, 4401]);
  expect(one.heard).toEqual(['logged-out']);
  expect(await Promise.all(others.map(isOpen))).toEqual([true, true]);
});

const close = async (tab: Tab) => {
  tab.socket.close();
  await tab.closed;
};

test('who closed their last tab is gone 15 seconds later, and not before', async () => {
  const anna = await givenMember(here.database);
  const token = await login(anna);
  const tabs = [await openTab(token), await openTab(token)];
  const isGone = async () => {
    await here.get(TabPresence).look();
    return (await here.database.read('select from account.members where id = $1 and left_at is not null', [anna])).length === 1;
  };
  await close(tabs[0]!);
  here.clock.advance(seconds(60));
  expect(await isGone()).toBe(false);
  await close(tabs[1]!);
  for (let tries = 0; tries < 100 && here.realtime.isHere(anna); tries += 1) await new Promise((done) => setTimeout(done, 20));
  here.clock.advance(seconds(14));
  expect(await isGone()).toBe(false);
  here.clock.advance(seconds(1));
  for (let tries = 0; tries < 100 && !(await isGone()); tries += 1) await new Promise((done) => setTimeout(done, 20));
  expect(await isGone()).toBe(true);
});

const PASSWORD = 'a quiet harbour';
const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await new Promise((done) => setTimeout(done, 20));
};
const givenConversation = async (one: number, other: number) =>
  (
    await here.database.change<{ id: number }>(
      `insert into chat.conversations (member_a, member_b, started_by, answered, last_at) values ($1, $2, $1, true, now()) returning id`,
      [one, other],
    )
  )[0]!.id;

test('who asks for the deletion neither hears nor says anything from that moment on, in no tab of the browser that asks, and each is told', async () => {
  const anna = await givenMember(here.database, { passwordHash: await here.get(Passwords).hash(PASSWORD) });
  const ben = await givenMember(here.database);
  const conversation = await givenConversation(anna, ben);
  const token = await login(anna);
  const cookie = `session=${token}`;
  const [asking, typing, waiting, elsewhere, partner] = [
    await openTab(token),
    await openTab(token),
    await openTab(token),
    await openTab(await login(anna)),
    await openTab(await login(ben)),
  ];
  const say = () => typing.socket.send(JSON.stringify({ type: 'typing', conversationId: conversation }));
  say();
  await until(() => partner.heard.length > 0);
  const call = (method: 'POST' | 'PUT' | 'GET', url: string, payload: object = {}) =>
    here.app.inject({ method, url, headers: { 'sec-fetch-site': 'same-origin', cookie }, ...(method === 'GET' ? {} : { payload }) });
  expect((await call('POST', askDeletion.path, { password: PASSWORD })).statusCode).toBe(200);
  expect(await elsewhere.closed).toBe(4401);

  here.realtime.toMembers([anna], { type: 'likes-changed' });
  say();
  const refused = await Promise.all([
    call('POST', `/api/conversations/${conversation}/messages`, { clientId: randomUUID(), text: 'Still here?' }),
    call('PUT', `/api/likes/${ben}`),
    call('PUT', `/api/swipe-game/likes/${ben}`),
    call('POST', '/api/orders'),
    call('POST', '/api/profile/photos/uploads'),
    call('GET', '/api/chats.php'),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
  // the asking tab leaves by itself once it has the answer; the others are told
  expect([asking.socket.readyState, asking.heard]).toEqual([WebSocket.OPEN, []]);
  expect(await waiting.closed).toBe(4401);
  expect([waiting.heard, typing.heard, elsewhere.heard]).toEqual([['logged-out'], [], ['logged-out']]);
  expect(partner.heard).toEqual(['typing']);
}, 15_000);

test('a session that ended hears no more events and tells nobody that it types, even while its side keeps the socket open', async () => {
  const [anna, ben] = [await givenMember(here.database), await givenMember(here.database)];
  const conversationId = await givenConversation(anna, ben);
  const token = await login(anna);
  const [tab, partner] = [await openTab(token), await openTab(await login(ben))];
  const say = () => tab.socket.send(JSON.stringify({ type: 'typing', conversationId }));
  say();
  await until(() => partner.heard.length > 0);
  expect(partner.heard).toEqual(['typing']);
  // this side does not answer the close
  tab.socket.close = () => undefined;
  tab.socket.pause();
  await here.get(Sessions).end(token);
  here.realtime.toMembers([anna], { type: 'likes-changed' });
  say();
  tab.socket.resume();
  await tab.closed;
  expect(tab.heard).toEqual(['logged-out']);
  expect(partner.heard).toEqual(['typing']);
});

test('a new password closes every socket of the member', async () => {
  const anna = await givenMember(here.database);
  const tabs = [await openTab(await login(anna)), await openTab(await login(anna))];
  const token = await here.get(Links).mint(here.database, 'password', anna);
  expect((await here.call(resetPassword, { token, password: 'a quiet harbour' })).refusal).toBeNull();
  expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([4401, 4401]);
});

test('logging out of one browser keeps the sockets of the member’s others', async () => {
  const anna = await givenMember(here.database);
  const [stays, goes] = [await login(anna), await login(anna)];
  const [kept, gone] = [await openTab(stays), await openTab(goes)];
  await here.get(Sessions).end(goes);
  expect([await gone.closed, await isOpen(kept)]).toEqual([4401, true]);
});

test.each([
  ['that is over', () => here.clock.advance(days(31))],
  ['of somebody who was erased', (id: number) => erase(id)],
  [
    'that was removed by something that told nobody',
    (id: number) => here.database.change('delete from account.sessions where member_id = $1', [id]),
  ],
])('a session %s closes with the next heartbeat', async (_, end) => {
  const anna = await givenMember(here.database);
  const tab = await openTab(await login(anna));
  await here.get(Sockets).beat();
  expect(await isOpen(tab)).toBe(true);
  await end(anna);
  await here.get(Sockets).beat();
  expect(await tab.closed).toBe(4401);
});

const erase = (id: number) =>
  here.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [id]);

test('a session that ends while its socket is being opened closes it', async () => {
  const anna = await givenMember(here.database);
  const token = await login(anna);
  const sessions = here.get(Sessions);
  const resolve = sessions.resolve.bind(sessions);
  const slowly = jest.spyOn(sessions, 'resolve').mockImplementation(async (given) => {
    const viewer = await resolve(given);
    await sessions.end(given);
    return viewer;
  });
  const tab = await openTab(token);
  slowly.mockRestore();
  expect(await tab.closed).toBe(4401);
});

test('a member, and a network, has as many sockets as the site allows; who leaves makes room', async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { sockets_per_member: 2, sockets_per_network: 3 });
  const [anna, ben] = [await login(await givenMember(here.database)), await login(await givenMember(here.database))];
  const tabs = [await openTab(anna), await openTab(anna)];
  await expect(openTab(anna)).rejects.toThrow('429');
  await expect(openTab(anna, '198.51.100.1')).rejects.toThrow('429');
  await openTab(ben);
  await expect(openTab(ben)).rejects.toThrow('429');
  await openTab(ben, '198.51.100.1');
  tabs[0]!.socket.close();
  await tabs[0]!.closed;
  await openTab(anna);
});

const connections = () =>
  new Promise<number>((done, fail) =>
    here.app.getHttpServer().getConnections((error: Error | null, count: number) => (error ? fail(error) : done(count))),
  );

/** Asks for a socket, and never closes its side. @returns the status and whether the server let go of the connection */
const askHalfOpen = async (cookie: string): Promise<[string | undefined, boolean]> => {
  const { port, host } = new URL(origin);
  const before = await connections();
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  const said = new Promise<string>((done) => socket.once('data', (data) => done(String(data))));
  socket.on('error', () => undefined);
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nCookie: session=${cookie}\r\nX-Forwarded-For: 192.0.2.77\r\n\r\n`,
  );
  const status = (await said).split(' ')[1];
  let left = await connections();
  for (let tries = 0; tries < 100 && left > before; tries += 1) {
    await new Promise((done) => setTimeout(done, 20));
    left = await connections();
  }
  socket.destroy();
  return [status, left <= before];
};

test('whoever is refused a socket holds no connection, also when their side never closes', async () => {
  expect(await askHalfOpen('nobody-has-this-token')).toEqual(['403', true]);
  expect(await askHalfOpen('%')).toEqual(['403', true]);
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { sockets_per_member: 1 });
  const token = await login(await givenMember(here.database));
  await openTab(token);
  expect(await askHalfOpen(token)).toEqual(['429', true]);
});

test('a network counts as one, however a proxy writes its address', async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { sockets_per_member: 5, sockets_per_network: 2 });
  const token = await login(await givenMember(here.database));
  await openTab(token, '192.0.2.9:50001');
  await openTab(token, '192.0.2.9:50002');
  await expect(openTab(token, '192.0.2.9:50003')).rejects.toThrow('429');
});

test('nobody without a session gets a socket', async () => {
  await expect(openTab('nobody-has-this-token')).rejects.toThrow('403');
});

test.each([
  ['of another site', () => 'https://elsewhere.example'],
  ['of this host by another scheme', () => origin.replace('http:', 'https:')],
  ['of this host at another port', () => `http://${new URL(origin).hostname}:1`],
])('no page gets a socket that is %s', async (_, from) => {
  const token = await login(await givenMember(here.database));
  const foreign = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    origin: from(),
    headers: { cookie: `session=${token}` },
  });
  const status = await new Promise((done) => foreign.once('unexpected-response', (_request, answer) => done(answer.statusCode)));
  foreign.on('error', () => undefined);
  foreign.terminate();
  expect(status).toBe(403);
});
