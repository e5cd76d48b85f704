import { BrowserSessions, Passwords, Sessions } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { changeLanguage, logIn, logOut, readUser } from '@rendezvous/contracts/session';
import { hours } from '@rendezvous/contracts/kernel';
import { NotifyModule } from '@rendezvous/notify';
import { type Viewer, ViewerSource, VisitSource } from '@rendezvous/server/http';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { FastifyRequest } from 'fastify';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { ComposedModule } from '../gateway.module.js';
import { UserController } from './user.controller.js';
import { SiteVisits } from './visits.provider.js';

const PASSWORD = 'a quiet harbour';
let here: TestApp;

/** Who holds the session of the cookie, as in the gateway, unless a test says who calls. */
class Viewers extends ViewerSource {
  override async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const id = request.headers['x-test-viewer'];
    if (typeof id !== 'string') return here.get(BrowserSessions).viewerOf(request);
    return { memberId: Number(id), operator: false, sessionId: `test-${id}` };
  }
}

beforeAll(async () => {
  here = await testApp({
    viewers: new Viewers(),
    providers: [{ provide: VisitSource, useClass: SiteVisits }],
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController],
    entities: areaEntities,
    migrations: areaMigrations,
  });
});
afterAll(() => here.close());

const givenLogin = async (email: string): Promise<number> =>
  givenMember(here.database, { email, passwordHash: await here.get(Passwords).hash(PASSWORD) });

const ask = (route: typeof logIn | typeof logOut, { cookie = '', payload }: { cookie?: string; payload?: object }) =>
  here.app.inject({ method: route.method, url: route.path, headers: { 'sec-fetch-site': 'same-origin', cookie }, payload });

const tokenOf = (answer: Awaited<ReturnType<typeof ask>>): string => answer.cookies.find(({ name }) => name === 'session')?.value ?? '';
const whoHolds = async (token: string) => (await here.get(Sessions).resolve(token))?.memberId ?? null;

test('a login that is refused leaves the session that the browser had', async () => {
  const id = await givenLogin('stays@given.test');
  const before = tokenOf(await ask(logIn, { payload: { email: 'stays@given.test', password: PASSWORD } }));
  const refused = await ask(logIn, { cookie: `session=${before}`, payload: { email: 'stays@given.test', password: 'another harbour' } });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(await whoHolds(before)).toBe(id);
});

test('a login sets a cookie that scripts cannot read, and ends the session of whoever was there before', async () => {
  const [first, second] = [await givenLogin('first@given.test'), await givenLogin('second@given.test')];
  const before = tokenOf(await ask(logIn, { payload: { email: 'first@given.test', password: PASSWORD } }));
  expect(await whoHolds(before)).toBe(first);
  const answer = await ask(logIn, { cookie: `session=${before}`, payload: { email: 'second@given.test', password: PASSWORD } });
  expect(answer.headers['set-cookie']).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await whoHolds(tokenOf(answer))).toBe(second);
  expect(await whoHolds(before)).toBeNull();
});

test('to a member the interface speaks their language from the login on, unless this browser was told another', async () => {
  const id = await givenMember(here.database, { email: 'clara@given.test', passwordHash: await here.get(Passwords).hash(PASSWORD) });
  await here.call(changeLanguage, { language: 'fr' }, { as: id });
  const spoken = async (cookie = '') =>
    (
      await here.app.inject({ url: readUser.path, headers: { 'sec-fetch-site': 'same-origin', 'accept-language': 'en', cookie } })
    ).json() as object;
  expect(await spoken()).toEqual({ user: null, locale: 'en' });
  const session = `session=${tokenOf(await ask(logIn, { payload: { email: 'clara@given.test', password: PASSWORD } }))}`;
  expect(await spoken(session)).toMatchObject({ user: { id }, locale: 'fr' });
  expect(await spoken(`${session}; locale=en`)).toMatchObject({ user: { id }, locale: 'en' });
});

test('a logout ends the session and takes the cookie away', async () => {
  await givenLogin('leaves@given.test');
  const token = tokenOf(await ask(logIn, { payload: { email: 'leaves@given.test', password: PASSWORD } }));
  const answer = await ask(logOut, { cookie: `session=${token}` });
  expect(answer.headers['set-cookie']).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
  expect(await whoHolds(token)).toBeNull();
});

test('a new member is told of the time bonus until it is over, a premium one never', async () => {
  const joined = here.clock.now();
  const readAs = async (id: number) => (await here.call(readUser, undefined, { as: id })).body.user?.time_bonus;
  const fresh = await givenMember(here.database, { joinedAt: joined });
  const premium = await givenMember(here.database, { joinedAt: joined, premium: true });
  here.clock.advance(hours(1));
  expect(await readAs(fresh)).toEqual({
    percentage: 25,
    began_at: joined.toISOString(),
    ends_at: new Date(joined.getTime() + hours(4)).toISOString(),
    seconds_left: 3 * 3600,
  });
  expect(await readAs(premium)).toBeNull();
  here.clock.advance(hours(3));
  expect(await readAs(fresh)).toBeNull();
});
