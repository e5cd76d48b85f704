import { changePassword } from '@rendezvous/contracts/account/passwords';
import { minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { Links } from '../links/links.service.js';
import { Logins } from '../login/logins.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountAppWithSessions, withSession } from '../testing/cookie-viewers.js';
import { givenMember } from '../testing/given.js';
import { Passwords } from './passwords.service.js';

let here: TestApp;
let passwordHash: string;
let count = 0;

const OLD = 'a quiet harbour';
const NEW = 'an even quieter harbour';
const origin = { network: '192.0.2.1', userAgent: 'A browser' };

beforeAll(async () => {
  here = await accountAppWithSessions();
  passwordHash = await here.get(Passwords).hash(OLD);
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(minutes(120)));

const given = async () => {
  count += 1;
  const email = `changes-${count}@example.org`;
  const id = await givenMember(here.database, { email, name: `Quiet Harbour${count}`, passwordHash });
  const { token } = await here.get(Sessions).start(id, origin);
  return { id, email, token };
};

const change = (token: string | null, old: string, password = NEW) =>
  here.call(changePassword, { old_password: old, password }, withSession(token));

const logIn = (email: string, password: string) =>
  here
    .get(Logins)
    .logIn({ email, password, network: '203.0.113.7' })
    .then(
      () => true,
      () => false,
    );

const told = async (id: number, name = 'account.password-changed'): Promise<number> => {
  const [row] = await here.database.read<{ n: number }>(
    `select count(*)::integer as n from graphile_worker._private_jobs
     where payload ->> 'name' = $2 and (payload -> 'data' ->> 'memberId')::integer = $1`,
    [id, name],
  );
  return row!.n;
};

test('nobody who is not logged in changes a password', async () => {
  expect((await change(null, OLD)).refusal).toBe('auth.required');
});

test('a wrong old password is refused, and the password stays', async () => {
  const { id, email, token } = await given();
  const answer = await change(token, 'a loud harbour');
  expect([answer.status, answer.refusal]).toEqual([422, 'account.old-password-wrong']);
  expect([await logIn(email, NEW), await logIn(email, OLD)]).toEqual([false, true]);
  expect(await told(id)).toBe(0);
});

test('wrong old passwords lock as at the login, also for the right one', async () => {
  const { token } = await given();
  for (let tries = 0; tries < 5; tries += 1) expect((await change(token, 'wrong')).refusal).toBe('account.old-password-wrong');
  const locked = await change(token, OLD);
  expect([locked.refusal, locked.params]).toEqual(['account.login-blocked', { minutes: 15 }]);
  here.clock.advance(minutes(15));
  expect((await change(token, OLD)).refusal).toBeNull();
});

test('they count together with the tries of the login, and those of all networks leave only the link by mail', async () => {
  const { id, email, token } = await given();
  for (let tries = 0; tries < 20; tries += 1)
    await here
      .get(Logins)
      .logIn({ email, password: 'wrong', network: `203.0.113.${tries}` })
      .catch(() => null);
  expect((await change(token, OLD)).refusal).toBe('account.login-needs-link');
  expect(await told(id, 'account.password-reset-asked')).toBe(1);
});

test.each([
  ['a short password', () => 'short', 'too-small'],
  ['a common password', () => 'password1', 'password-common'],
  ['one’s own address', (email: string) => email, 'password-common'],
])('%s is refused at its field, and nothing ends', async (_, password, code) => {
  const { email, token, id } = await given();
  const other = await here.get(Sessions).start(id, origin);
  expect((await change(token, OLD, password(email))).fields).toEqual({ password: code });
  expect(await logIn(email, OLD)).toBe(true);
  expect(await here.get(Sessions).resolve(other.token)).not.toBeNull();
});

test('a new password ends all other sessions and waiting links, and a mail tells of it', async () => {
  const { id, email, token } = await given();
  const [other, stranger] = [await here.get(Sessions).start(id, origin), await given()];
  const link = await here.get(Links).mint(here.database, 'password', id);
  const otherId = (await here.get(Sessions).resolve(other.token))!.sessionId;
  const ended: string[] = [];
  const leave = here.realtime.onSessionsEnded(({ sessionIds }) => ended.push(...sessionIds));
  expect((await change(token, OLD)).body).toEqual({ ok: true });
  leave();
  expect(ended).toEqual([otherId]);
  expect(await here.get(Sessions).resolve(token)).not.toBeNull();
  expect(await here.get(Sessions).resolve(other.token)).toBeNull();
  expect(await here.get(Sessions).resolve(stranger.token)).not.toBeNull();
  expect(await here.get(Links).isGood('password', link)).toBe(false);
  expect([await logIn(email, OLD), await logIn(email, NEW), await told(id)]).toEqual([false, true, 1]);
});

test('the same change again, because its answer was lost, is fine, does nothing, and counts as no try', async () => {
  const { id, token } = await given();
  for (let times = 0; times < 8; times += 1) expect((await change(token, OLD)).refusal).toBeNull();
  expect(await told(id)).toBe(1);
  expect((await change(token, OLD, 'another one altogether')).refusal).toBe('account.old-password-wrong');
  here.clock.advance(minutes(10));
  expect((await change(token, OLD)).refusal).toBe('account.old-password-wrong');
});

test('another session of the member does not learn by it what the password is', async () => {
  const { id, token } = await given();
  await change(token, OLD);
  const later = await here.get(Sessions).start(id, origin);
  expect((await change(later.token, OLD)).refusal).toBe('account.old-password-wrong');
});

test('of many changes at once one is done', async () => {
  const { id, token } = await given();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => change(token, OLD, `${NEW} ${index}`)));
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(await told(id)).toBe(1);
});
