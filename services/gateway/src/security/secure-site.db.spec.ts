import { Passwords } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { logIn, readUser } from '@rendezvous/contracts/session';
import { readSettings } from '@rendezvous/contracts/site/settings';
import { NotifyModule } from '@rendezvous/notify';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { ComposedModule } from '../gateway.module.js';
import { HealthController } from '../health/health.controller.js';
import { UserController } from '../session/user.controller.js';
import { addSecurityHeaders } from './security-headers.js';

const PASSWORD = 'a quiet harbour';
const TOKEN = 'a token for tests, long enough';

/** The product at an address, called by a proxy that says nothing of how it was called itself. */
const startAt = (publicUrl: string, environment: Record<string, string> = {}): Promise<TestApp> =>
  testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController, HealthController],
    entities: areaEntities,
    migrations: areaMigrations,
    environment: { PUBLIC_URL: publicUrl, ...environment },
    prepare: addSecurityHeaders,
  });

let secure: TestApp;
let plain: TestApp;
beforeAll(async () => {
  secure = await startAt('https://love.example', { METRICS_TOKEN: TOKEN });
  plain = await startAt('http://127.0.0.1:3000');
  for (const { database, get } of [secure, plain])
    await givenMember(database, { email: 'nina@given.test', passwordHash: await get(Passwords).hash(PASSWORD) });
});
afterAll(async () => {
  await secure.close();
  await plain.close();
});

const cookiesOf = async (app: TestApp): Promise<string[]> => {
  const login = await app.call(logIn, { email: 'nina@given.test', password: PASSWORD });
  const country = await app.call(readSettings, { country: 'NL' });
  return [login, country].flatMap(({ headers }) => headers['set-cookie'] ?? []);
};

const askPlain = (method: 'GET' | 'POST', url: string) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  return plain.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: '{' } : {}) });
};

const askSecure = (url: string) => secure.app.inject({ method: 'GET', url });

const readMetrics = async (app: TestApp, headers = {}) => (await app.app.inject({ method: 'GET', url: '/metrics', headers })).statusCode;

test('at an address with https every cookie is secure and the browser is told to stay with https, whatever a proxy says', async () => {
  const cookies = await cookiesOf(secure);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await secure.call(readUser)).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('at an address without it they work without', async () => {
  const cookies = await cookiesOf(plain);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await plain.call(readUser)).headers['strict-transport-security']).toBeUndefined();
});

test('no answer of the API is kept by a cache, be it a reply, a refusal or nothing that is there', async () => {
  const answers = await Promise.all([
    askPlain('GET', '/api/user.php'),
    askPlain('GET', '/api/profile'),
    askPlain('GET', '/api/members/none'),
    askPlain('GET', '/api/no-such-call'),
    askPlain('GET', '/api/%c0%af'),
    askPlain('POST', '/api/user.php'),
    askPlain('POST', '/api/no-such-call'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 400, 404, 400, 400, 400]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
});

test('an address that cannot be read is answered with the headers of every other answer', async () => {
  const { headers } = await askSecure('/no-such-page');
  const names = ['x-content-type-options', 'content-security-policy', 'strict-transport-security', 'x-frame-options', 'x-request-id'];
  expect(names.filter((name) => !headers[name])).toEqual([]);
  const unread = [await askSecure('/%zz'), await askSecure('/api/%c0%af')];
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([404, 400]);
  for (const answer of unread) {
    expect(names.filter((name) => !answer.headers[name])).toEqual([]);
    expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
  }
});

test('metrics are for whoever has the token; without one they are nobody’s, not even from this machine', async () => {
  expect(await readMetrics(secure)).toBe(404);
  expect(await readMetrics(secure, { authorization: 'Bearer of bad news' })).toBe(404);
  expect(await readMetrics(secure, { authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await readMetrics(plain)).toBe(404);
  expect(await readMetrics(plain, { authorization: 'Bearer null' })).toBe(404);
});
