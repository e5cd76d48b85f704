import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESSION_COOKIE, Sessions } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { callLimit, limitNames } from '@rendezvous/contracts/limits';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { NotifyModule } from '@rendezvous/notify';
import { RouteRegistry, type Viewer, ViewerSource, VisitSource } from '@rendezvous/server/http';
import { testApp, type TestApp, visitorRequest } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { Compositions } from './composition/composition.service.js';
import { FirstAnswers } from './first-screen/first-answers.service.js';
import { ComposedModule } from './gateway.module.js';
import { LoadCounter } from './releases/load-counter.service.js';
import { PageViews } from './releases/page-views.service.js';
import { RemoteFailuresController } from './releases/remote-failures.controller.js';
import { SiteVisits } from './session/visits.provider.js';
import { UserController } from './session/user.controller.js';

// Who counts with whom, asked of every route that has a limit, through real HTTP from several loopback addresses.
const MEMBER = 2;
const VISITORS = 3;
const NETWORK = 5;

/** Who holds the session of the cookie, as in the gateway. */
class CookieViewers extends ViewerSource {
  sessions: Sessions | undefined;

  override async viewerOf({ cookies }: FastifyRequest): Promise<Viewer | null> {
    const token = cookies[SESSION_COOKIE];
    return token && this.sessions ? this.sessions.resolve(token) : null;
  }
}

let app: TestApp;
let registered: readonly AnyRoute[] = [];
let limited: readonly AnyRoute[] = [];
let port = 0;
let network = 0;

beforeAll(async () => {
  const viewers = new CookieViewers();
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController, RemoteFailuresController],
    providers: [Compositions, FirstAnswers, LoadCounter, PageViews, { provide: VisitSource, useClass: SiteVisits }],
    entities: areaEntities,
    migrations: areaMigrations,
    viewers,
  });
  viewers.sessions = app.get(Sessions);
  registered = app
    .get(RouteRegistry)
    .all()
    .map(({ route }) => route);
  limited = registered.filter(({ limit }) => limit !== undefined);
  await app.app.listen(0, '127.0.0.1');
  port = (app.app.getHttpServer().address() as AddressInfo).port;
  const sites = app.get(Sites);
  const numbers = { seconds: 60, member: MEMBER, network: NETWORK };
  await sites.change(sites.current().id, {
    limits: Object.fromEntries(
      limitNames().map((name) => [name, 'visitors' in callLimit(name) ? { ...numbers, visitors: VISITORS } : numbers]),
    ),
  });
});
afterAll(() => app.close());

const freshNetwork = (): string => `127.0.${Math.floor((network += 1) / 250) + 1}.${(network % 250) + 1}`;
const login = async (id?: number): Promise<string> =>
  (await app.get(Sessions).start(id ?? (await givenMember(app.database)), { network: 'spec', userAgent: '' })).token;

interface Asked {
  readonly from: string;
  readonly token?: string;
}

const ask = (route: Pick<AnyRoute, 'method' | 'path' | 'body'>, { from, token }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        method: route.method,
        path: route.path.replace(/:\w+/g, '1'),
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(token === undefined ? {} : { cookie: `${SESSION_COOKIE}=${token}` }),
          ...(route.body ? { 'content-type': 'application/json', 'content-length': '2' } : {}),
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer);
      },
    );
    sent.on('error', reject);
    sent.end(route.body ? '{}' : undefined);
  });

/** How many calls pass before the first that is too many; whatever else they answer. */
const passed = async (route: AnyRoute, asked: Asked, most: number): Promise<number> => {
  for (let calls = 0; calls < most; calls += 1) if ((await ask(route, asked)).statusCode === 429) return calls;
  return most;
};

test('signup, login, reset, addresses and profiles have limits', () => {
  const named = new Set(limited.map(({ method, path }) => `${method} ${path}`));
  for (const route of [
    'POST /api/signup',
    'POST /api/signup/check',
    'POST /api/user.php',
    'POST /api/password/reset-mail',
    'POST /api/password/reset',
    'GET /api/members/:memberId',
    'GET /api/members/:memberId/similar',
    'GET /api/members/:memberId/conversation',
  ])
    expect(named).toContain(route);
});

/** Calls that change something and are not counted, by why. A call that is not here has a limit. */
const UNCOUNTED: Readonly<Record<string, readonly string[]>> = {
  'a machine sends it, known by its secret or signature': ['POST /api/mail-events', 'POST /api/payments/:provider/webhook'],
};

test('each call that changes something has a limit, or a reason why not; what operators do leaves a line in their log', () => {
  const changing = registered.filter(({ method, access, limit }) => method !== 'GET' && access !== 'operator' && limit === undefined);
  expect(changing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.values(UNCOUNTED).flat().toSorted());
});

test('a network’s number is wider than a member’s, and a visitor’s narrower than the network’s', () => {
  for (const { member, network: all, visitors } of limitNames().map(callLimit)) {
    expect(all).toBeGreaterThan(member);
    expect(visitors ?? 0).toBeLessThan(all);
  }
});

test('visitors of a network count together', async () => {
  const faults: string[] = [];
  for (const route of limited.filter(({ access }) => access === 'anyone')) {
    const expected = 'visitors' in callLimit(route.limit!) ? VISITORS : NETWORK;
    const calls = await passed(route, { from: freshNetwork() }, NETWORK + 2);
    if (calls !== expected) faults.push(`${route.method} ${route.path}: ${calls}, not ${expected}`);
  }
  expect(faults).toEqual([]);
});

test('a member counts alone and with the network; a fresh session or a fresh member starts no fresh count of the network', async () => {
  const faults: string[] = [];
  for (const route of limited.filter(({ access }) => access !== 'operator')) {
    const [from, elsewhere, anna] = [freshNetwork(), freshNetwork(), await givenMember(app.database)];
    const calls = [
      await passed(route, { from, token: await login(anna) }, 9),
      // the same member again: with another session, and from another network
      await passed(route, { from, token: await login(anna) }, 9),
      await passed(route, { from: elsewhere, token: await login(anna) }, 9),
      // what Anna was refused took nothing from the others of her network
      await passed(route, { from, token: await login() }, 9),
      await passed(route, { from, token: await login() }, 9),
      await passed(route, { from, token: await login() }, 9),
      await passed(route, { from: elsewhere, token: await login() }, 9),
    ];
    if (calls.join() !== [MEMBER, 0, 0, MEMBER, NETWORK - 2 * MEMBER, 0, MEMBER].join())
      faults.push(`${route.method} ${route.path}: ${calls.join()}`);
    if (route.access === 'anyone' && (await passed(route, { from }, 9)) !== 0) faults.push(`${route.path}: a logout helps`);
  }
  expect(faults).toEqual([]);
});

test('an answer that is too many says when to come back', async () => {
  const from = freshNetwork();
  const route = limited.find(({ path }) => path === '/api/members/:memberId')!;
  await passed(route, { from }, 9);
  const refused = await ask(route, { from });
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a page cannot be used to read more profiles: its first answers count as the visitor’s own calls', async () => {
  const calls = await Promise.all(Array.from({ length: 6 }, async () => `/api/members/${await givenMember(app.database)}`));
  const { answers } = await app.get(FirstAnswers).of(visitorRequest('127.9.9.9'), calls);
  expect(Object.keys(answers)).toHaveLength(VISITORS);
  const route = { method: 'GET', path: calls[5]! } as const;
  expect((await ask(route, { from: '127.9.9.9' })).statusCode).toBe(429);
  expect((await ask(route, { from: freshNetwork() })).statusCode).toBe(200);
});
