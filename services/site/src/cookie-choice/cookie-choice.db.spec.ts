import { chooseCookies } from '@rendezvous/contracts/site/cookie-choice';
import { readSettings } from '@rendezvous/contracts/site/settings';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations, SiteModule } from '../index.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ entities, migrations, imports: [SiteModule] });
});
afterAll(() => app.close());

const kept = (cookie: string) => app.call(readSettings, {}, { headers: { cookie } });
const cookieIn = (headers: Readonly<Record<string, string | string[] | undefined>>) => String(headers['set-cookie']);

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
