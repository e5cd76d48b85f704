import * as argon2 from '@node-rs/argon2';
import { minutes } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import type { TestApp } from '@rendezvous/server/testing';
import { Passwords } from '../passwords/passwords.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';
import { Logins } from './logins.service.js';

// The real one, watched.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let here: TestApp;
let logins: Logins;
let passwordHash: string;
let count = 0;

const PASSWORD = 'a quiet harbour';

beforeAll(async () => {
  here = await accountApp();
  logins = here.get(Logins);
  passwordHash = await here.get(Passwords).hash(PASSWORD);
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(minutes(120)));

const given = async (status: 'activated' | 'pending_deletion' = 'activated') => {
  count += 1;
  const [email, name] = [`login-${count}@example.org`, `Lógin${count}`];
  return { email, name, id: await givenMember(here.database, { email, name, passwordHash, status }) };
};

/** The member's id, or the code and parameters of the refusal. */
const attempt = (email: string, password: string, network = '192.0.2.1') =>
  logins.logIn({ email, password, network }).then(
    (login) => ('memberId' in login ? login.memberId : login),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.params === undefined ? error.code : { code: error.code, ...error.params };
    },
  );

test('the right password logs in by address or name, in whatever letters', async () => {
  const { email, name, id } = await given();
  expect(await attempt(email.toUpperCase(), PASSWORD)).toBe(id);
  expect(await attempt(name.toUpperCase(), PASSWORD)).toBe(id);
});

test('a name is found however its accents and spaces are written, also one from before they were put in order', async () => {
  const id = await givenMember(here.database, { name: 'Zoé Lemaître', passwordHash });
  expect(await attempt('zoe\u0301  lemai\u0302tre', PASSWORD)).toBe(id);
  const older = await givenMember(here.database, { name: 'Ine\u0300s d’avant', passwordHash });
  expect(await attempt('ine\u0300s d’avant', PASSWORD)).toBe(older);
});

test('a wrong password and an unknown account get the same answer', async () => {
  const { email } = await given();
  expect(await attempt(email, 'wrong')).toBe('account.login-failed');
  expect(await attempt('nobody@example.org', 'wrong')).toBe('account.login-failed');
  expect(await attempt('nobody', 'wrong')).toBe('account.login-failed');
});

test('an unknown account takes the work of a wrong password: two comparisons with hashes of the same cost', async () => {
  const { email } = await given();
  const compared = jest.mocked(argon2.verify);
  const worked = async (who: string): Promise<string[]> => {
    compared.mockClear();
    await attempt(who, 'wrong');
    // all of a hash but its salt and its sum
    return compared.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  };
  const cost = '$argon2id$v=19$m=19456,t=2,p=1';
  // with the account, and with what a short form may have begun
  expect(await worked(email)).toEqual([cost, cost]);
  expect(await worked('stranger@example.org')).toEqual(await worked(email));
  expect(await worked('stranger')).toEqual(await worked(email));
});

test('an account that waits for its deletion is told so, but only with the right password', async () => {
  const { email } = await given('pending_deletion');
  expect(await attempt(email, 'wrong')).toBe('account.login-failed');
  expect(await attempt(email, PASSWORD)).toBe('account.deletion-pending');
});

test('a block by the name that everybody reads tells nothing of the address', async () => {
  const { email, name, id } = await given();
  for (let tries = 0; tries < 5; tries += 1) expect(await attempt(name, 'wrong')).toBe('account.login-failed');
  expect(await attempt(name, PASSWORD)).toEqual({ code: 'account.login-blocked', minutes: 15 });
  expect(await attempt(email, 'wrong')).toBe('account.login-failed');
  expect(await attempt('stranger-to-all@example.org', 'wrong')).toBe('account.login-failed');
  expect(await attempt(email, PASSWORD)).toBe(id);
});

test('five wrong tries block the account for this network for 15 minutes, with any password', async () => {
  const { email, name, id } = await given();
  for (let tries = 0; tries < 5; tries += 1) expect(await attempt(email, 'wrong')).toBe('account.login-failed');
  expect(await attempt(email, PASSWORD)).toEqual({ code: 'account.login-blocked', minutes: 15 });
  for (let tries = 0; tries < 5; tries += 1) await attempt(name, 'wrong');
  expect(await attempt(name, PASSWORD)).toEqual({ code: 'account.login-blocked', minutes: 15 });
  expect(await attempt(email, PASSWORD, '192.0.2.99')).toBe(id);
  here.clock.advance(minutes(14) + 1000);
  expect(await attempt(email, PASSWORD)).toEqual({ code: 'account.login-blocked', minutes: 1 });
  here.clock.advance(minutes(1));
  expect(await attempt(email, PASSWORD)).toBe(id);
});

test('an unknown account is blocked in the same way, so that a block tells nothing', async () => {
  for (let tries = 0; tries < 5; tries += 1) await attempt('ghost@example.org', 'wrong');
  expect(await attempt('Ghost@example.org', 'wrong')).toEqual({ code: 'account.login-blocked', minutes: 15 });
});

test('a success forgets the wrong tries of its network', async () => {
  const { email, id } = await given();
  for (let tries = 0; tries < 4; tries += 1) await attempt(email, 'wrong');
  expect(await attempt(email, PASSWORD)).toBe(id);
  for (let tries = 0; tries < 4; tries += 1) expect(await attempt(email, 'wrong')).toBe('account.login-failed');
});

test('20 wrong tries an hour from anywhere leave only the link by mail', async () => {
  const { email, id } = await given();
  for (let tries = 0; tries < 20; tries += 1) await attempt(email, 'wrong', `203.0.113.${tries}`);
  expect(await attempt(email, PASSWORD, '203.0.113.200')).toBe('account.login-needs-link');
  const mails = await here.database.read(
    `select from graphile_worker._private_jobs where payload ->> 'name' = 'account.password-reset-asked' and (payload -> 'data' ->> 'memberId')::integer = $1`,
    [id],
  );
  expect(mails).toHaveLength(1);
  here.clock.advance(minutes(60));
  expect(await attempt(email, PASSWORD, '203.0.113.200')).toBe(id);
});

test('30 wrong tries at once are no more than five', async () => {
  const { email } = await given();
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => attempt(email, 'wrong')));
  expect(outcomes.filter((outcome) => outcome === 'account.login-failed')).toHaveLength(5);
});

test('40 wrong tries at once from as many networks are no more than 20', async () => {
  const { email } = await given();
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, from) => attempt(email, 'wrong', `203.0.113.${from}`)));
  expect(outcomes.filter((outcome) => outcome === 'account.login-failed')).toHaveLength(20);
});

test('tries that nobody finished stop counting after ten seconds: their process died', async () => {
  const { email, id } = await given();
  const begun = async (secondsAgo: number): Promise<void> => {
    for (let tries = 0; tries < 5; tries += 1)
      await here.database.change('insert into account.login_attempts (account_key, network, tried_at) values ($1, $2, $3)', [
        accountKeyOf(id, 'address'),
        '192.0.2.1',
        new Date(here.clock.now().getTime() - secondsAgo * 1000),
      ]);
  };
  await begun(11);
  expect(await attempt(email, PASSWORD)).toBe(id);
  await begun(9);
  expect(await attempt(email, PASSWORD)).toBe('server.unavailable');
});

test('logging in many times at once with the right password blocks nobody', async () => {
  const { email, id } = await given();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt(email, PASSWORD)));
  expect(new Set(outcomes)).toEqual(new Set([id]));
});
