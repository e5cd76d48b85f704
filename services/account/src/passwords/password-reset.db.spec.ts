import { askPasswordReset, checkResetLink, resetPassword } from '@rendezvous/contracts/account/passwords';
import { hours } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { Links } from '../links/links.service.js';
import { Logins } from '../login/logins.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;

const PASSWORD = 'an even quieter harbour';

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(hours(2)));

const asked = async (id: number): Promise<number> => {
  const [row] = await here.database.read<{ n: number }>(
    `select count(*)::integer as n from graphile_worker._private_jobs
     where payload ->> 'name' = 'account.password-reset-asked' and (payload -> 'data' ->> 'memberId')::integer = $1`,
    [id],
  );
  return row!.n;
};

const link = (id: number) => here.get(Links).mint(here.database, 'password', id);

test('what is no address is refused', async () => {
  const answer = await here.call(askPasswordReset, { email: 'nobody' });
  expect([answer.status, answer.fields]).toEqual([400, { email: 'email' }]);
});

test('asking answers the same for known and unknown addresses; only the known one gets a mail', async () => {
  const id = await givenMember(here.database, { email: 'known@example.org' });
  const known = await here.call(askPasswordReset, { email: 'Known@example.org' });
  const unknown = await here.call(askPasswordReset, { email: 'unknown@example.org' });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await asked(id)).toBe(1);
});

test('the site may tell that an address is unknown, if its settings say so', async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { reveal_unknown_email: true });
  const answer = await here.call(askPasswordReset, { email: 'unknown@example.org' });
  expect([answer.status, answer.refusal]).toEqual([404, 'account.email-not-found']);
  await sites.change(sites.current().id, { reveal_unknown_email: false });
});

test('a member gets at most three such mails an hour', async () => {
  const id = await givenMember(here.database, { email: 'often@example.org' });
  for (let times = 0; times < 5; times += 1) expect((await here.call(askPasswordReset, { email: 'often@example.org' })).refusal).toBeNull();
  expect(await asked(id)).toBe(3);
});

test.each([
  ['a common password', 'password1', 'password-common'],
  ['one’s own address', 'myself@example.org', 'password-common'],
  ['a short password', 'short', 'too-small'],
])('%s is refused, and the link stays good', async (_, password, code) => {
  await here.database.change('delete from account.members where email = $1', ['myself@example.org']);
  const token = await link(await givenMember(here.database, { email: 'myself@example.org' }));
  expect((await here.call(resetPassword, { token, password })).fields).toEqual({ password: code });
  expect((await here.call(resetPassword, { token, password: PASSWORD })).refusal).toBeNull();
});

test('a link is good for an hour, once, and for nothing but this', async () => {
  const id = await givenMember(here.database);
  const activation = await here.get(Links).mint(here.database, 'activation', id);
  expect((await here.call(resetPassword, { token: activation, password: PASSWORD })).refusal).toBe('account.link-invalid');
  const late = await link(id);
  here.clock.advance(hours(1));
  expect((await here.call(resetPassword, { token: late, password: PASSWORD })).refusal).toBe('account.link-invalid');
  const [used, other] = [await link(id), await link(id)];
  expect((await here.call(resetPassword, { token: used, password: PASSWORD })).refusal).toBeNull();
  expect((await here.call(resetPassword, { token: used, password: PASSWORD })).refusal).toBe('account.link-invalid');
  expect((await here.call(resetPassword, { token: other, password: PASSWORD })).refusal).toBe('account.link-invalid');
});

test('whether a link is good is told on opening it, the same for used, over and unknown, and asking uses nothing up', async () => {
  const id = await givenMember(here.database);
  const good = async (token: string) => (await here.call(checkResetLink, { token })).body;
  const [used, late] = [await link(id), await link(id)];
  expect([await good(used), await good(used)]).toEqual([{ good: true }, { good: true }]);
  expect(await good(await here.get(Links).mint(here.database, 'activation', id))).toEqual({ good: false });
  expect(await good('never-was-minted-by-anybody')).toEqual({ good: false });
  await here.database.transaction((tx) => here.get(Links).use(tx, 'password', used));
  expect([await good(used), await good(late)]).toEqual([{ good: false }, { good: true }]);
  here.clock.advance(hours(1));
  expect(await good(late)).toEqual({ good: false });
});

test('a new password ends every session, lifts the lock, and logs in', async () => {
  const id = await givenMember(here.database, { email: 'locked@example.org' });
  const { token: session } = await here.get(Sessions).start(id, { network: '192.0.2.1', userAgent: '' });
  const logIn = (password: string) => here.get(Logins).logIn({ email: 'locked@example.org', password, network: '192.0.2.1' });
  for (let tries = 0; tries < 5; tries += 1) await expect(logIn('wrong')).rejects.toMatchObject({ code: 'account.login-failed' });
  await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'account.login-blocked' });
  await here.call(resetPassword, { token: await link(id), password: PASSWORD });
  expect(await here.get(Sessions).resolve(session)).toBeNull();
  expect(await logIn(PASSWORD)).toEqual({ memberId: id });
});

test('a link used 10 times at once sets one password', async () => {
  const token = await link(await givenMember(here.database));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => here.call(resetPassword, { token, password: `${PASSWORD} ${index}` })),
  );
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
});
