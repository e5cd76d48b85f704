import { COOKIE_CHOICE_FORM_PATH, chooseCookies } from '@rendezvous/contracts/site/cookie-choice';
import { readSettings } from '@rendezvous/contracts/site/settings';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, MeasuringRefusals, migrations, SiteModule } from '../index.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ entities, migrations, imports: [SiteModule] });
});
afterAll(() => app.close());

const kept = (cookie: string) => app.call(readSettings, {}, { headers: { cookie } });
const cookieIn = (headers: Readonly<Record<string, unknown>>) => String(headers['set-cookie']);

test('before a choice there is none', async () => {
  expect((await app.call(readSettings, {})).body.cookie_choice).toBeNull();
  expect((await kept('cookie_choice=anything')).body.cookie_choice).toBeNull();
});

test('a choice is kept in the browser for 180 days with its time, and the settings tell it; a later one replaces it', async () => {
  const all = await app.call(chooseCookies, { choice: 'all' });
  const at = app.clock.now();
  expect(all.body).toEqual({ choice: 'all', chosen_at: at.toISOString() });
  expect(cookieIn(all.headers)).toMatch(/^cookie_choice=all\.\d+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  const [cookie = ''] = cookieIn(all.headers).split(';');
  at.setMilliseconds(0);
  expect((await kept(cookie)).body.cookie_choice).toEqual({ choice: 'all', chosen_at: at.toISOString() });
  expect(cookieIn((await app.call(chooseCookies, { choice: 'needed' })).headers)).toMatch(/^cookie_choice=needed\./);
});

test('a choice that is none is refused', async () => {
  expect((await app.call(chooseCookies, { choice: 'some' as 'all' })).fields).toEqual({ choice: 'invalid-value' });
});

const send = (fields: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  app.app.inject({
    method: 'POST',
    url: COOKIE_CHOICE_FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('as a form, without a script', () => {
  test.each(['needed', 'all'] as const)('"%s" is kept as the call keeps it, and leads back to the page', async (choice) => {
    const answer = await send({ choice, page: '/pages/cookies?language=fr' });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      '/pages/cookies?language=fr',
      'no-store',
    ]);
    expect(cookieIn(answer.headers)).toBe(cookieIn((await app.call(chooseCookies, { choice })).headers));
  });

  test('"needed" has everything forgotten that was measured', async () => {
    const forgotten: unknown[] = [];
    app.get(MeasuringRefusals).register(async (unmeasured) => void forgotten.push(unmeasured));
    const visitor = 'abcdefghijklmnopqrstuv';
    const from = { 'sec-fetch-site': 'same-origin', cookie: `visitor=${visitor}` };
    await send({ choice: 'all', page: '/' }, from);
    expect(forgotten).toEqual([]);
    await send({ choice: 'needed', page: '/' }, from);
    expect(forgotten).toEqual([{ visitor: expect.any(String), memberId: null }]);
  });

  test('without a choice, or with none of ours, nothing is kept; no form leads to another site', async () => {
    for (const fields of [{ page: '/' }, { choice: 'some', page: '/' }]) {
      const answer = await send(fields as Record<string, string>);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
    }
    expect((await send({ choice: 'all', page: '//elsewhere.example' })).headers.location).toBe('/');
  });

  test('other sites choose nothing', async () => {
    const answer = await send({ choice: 'all', page: '/' }, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });
});
