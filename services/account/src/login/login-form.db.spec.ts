import { readRefusedForm, startSignup } from '@rendezvous/contracts/account/signup-start';
import { LOGIN_FORM_PATH } from '@rendezvous/contracts/session';
import type { TestApp } from '@rendezvous/server/testing';
import { Passwords } from '../passwords/passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

const PASSWORD = 'a quiet harbour';
const EMAIL = 'plain@example.org';
let here: TestApp;
let id: number;

beforeAll(async () => {
  here = await accountApp();
  id = await givenMember(here.database, { email: EMAIL, passwordHash: await here.get(Passwords).hash(PASSWORD) });
});
afterAll(() => here.close());

const send = (fields: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  here.app.inject({
    method: 'POST',
    url: LOGIN_FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
type Answer = Awaited<ReturnType<typeof send>>;
const cookieOf = ({ cookies }: Answer, name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
const refusedIn = async (answer: Answer) =>
  (await here.call(readRefusedForm, undefined, { headers: { cookie: `refused_form=${cookieOf(answer, 'refused_form')}` } })).body.refused;

test.each([
  ['/credits', '/credits'],
  ['', '/members'],
  ['//elsewhere.example', '/members'],
  ['/login?next=%2Fchats', '/members'],
])('a login leads on to "%s" as %s, with a session', async (next, location) => {
  const answer = await send({ email: ` ${EMAIL} `, password: PASSWORD, next });
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([303, location, 'no-store']);
  expect((await here.get(Sessions).resolve(cookieOf(answer, 'session')))?.memberId).toBe(id);
});

test.each([
  [{ email: EMAIL, password: 'another harbour' }, 'account.login-failed'],
  [{ email: 'nobody@example.org', password: PASSWORD }, 'account.login-failed'],
  [{ email: '', password: '' }, 'request.invalid'],
])('case %#: refused, it leads back with what was typed but the password, and why', async (fields, code) => {
  const answer = await send({ ...fields, next: '/credits' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?next=%2Fcredits&form=again']);
  expect(cookieOf(answer, 'session')).toBe('');
  expect(await refusedIn(answer)).toMatchObject({ typed: { email: fields.email }, code });
  expect(JSON.stringify(await refusedIn(answer))).not.toContain('harbour');
});

test('a page that is too long to go on to stays behind', async () => {
  const typed = { email: EMAIL, password: 'another harbour' };
  // the second is longer once it is written into an address
  for (const next of [`/credits?x=${'y'.repeat(20_000)}`, `/credits?x=${'/'.repeat(1900)}`]) {
    expect((await send({ ...typed, next })).headers.location).toMatch(/^\/login\?(next=%2Fmembers&)?form=again$/);
    expect(String((await send({ email: EMAIL, password: PASSWORD, next })).headers.location).length).toBeLessThan(2000);
  }
});

test('tries are counted as those of scripts are, and say how long to wait', async () => {
  const fields = { email: 'tried@example.org', password: 'another harbour' };
  let refused: Awaited<ReturnType<typeof refusedIn>> = null;
  for (let time = 0; time < 20 && refused?.code !== 'account.login-blocked'; time++) refused = await refusedIn(await send(fields));
  expect(refused).toMatchObject({ code: 'account.login-blocked', params: { minutes: expect.any(Number) } });
});

test('who began a signup with these goes on with it', async () => {
  const fields = { email: 'begun@example.org', password: PASSWORD };
  await here.call(startSignup, { ...fields, consent_terms: true });
  const answer = await send({ ...fields, next: '/credits' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/complete-signup?next=%2Fcredits']);
  expect(cookieOf(answer, 'signup_start')).not.toBe('');
});

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}])(
  'case %#: other sites log nobody in',
  async (from) => {
    const answer = await send({ email: EMAIL, password: PASSWORD }, from as Record<string, string>);
    expect(answer.statusCode).toBe(403);
    expect(cookieOf(answer, 'session')).toBe('');
  },
);
