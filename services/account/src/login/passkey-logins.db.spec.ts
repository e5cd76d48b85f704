import { setTimeout as pause } from 'node:timers/promises';
import { beginPasskeyLogin } from '@rendezvous/contracts/account/passkey-login';
import { minutes } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import type { TestApp } from '@rendezvous/server/testing';
import { PasskeyOptions } from '../passkeys/passkey-options.service.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { PasskeysStore } from '../passkeys/passkeys.store.js';
import { Passwords } from '../passwords/passwords.service.js';
import { accountApp } from '../testing/account-app.js';
import { Authenticator, type Oddity } from '../testing/authenticator.js';
import { givenMember } from '../testing/given.js';
import { Logins } from './logins.service.js';
import { PasskeyLogins } from './passkey-logins.service.js';

const PARTY = { id: 'localhost', origin: 'http://localhost' };
const PASSWORD = 'a quiet harbour';
const NETWORK = '192.0.2.1';
let here: TestApp;
let passwordHash: string;

beforeAll(async () => {
  here = await accountApp();
  passwordHash = await here.get(Passwords).hash(PASSWORD);
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(minutes(120)));

/** A member with a passkey. */
const given = async (authenticator = new Authenticator(), more: Parameters<typeof givenMember>[1] = {}) => {
  const id = await givenMember(here.database, { passwordHash, ...more });
  const viewer = { memberId: id, operator: false, sessionId: `test-${id}` };
  const credential = authenticator.make(await here.get(PasskeyOptions).toMake(PARTY, 'Here', viewer, []));
  await here.get(Passkeys).add(viewer, PARTY, { name: 'Mine', credential, max: 10 });
  return { id, authenticator };
};
const challenged = async () => (await here.call(beginPasskeyLogin)).body.options;
type Credential = ReturnType<Authenticator['use']>;

/** The member's id, or the code and parameters of the refusal. */
const send = (credential: Credential, { network = NETWORK, bringBack = false, party = PARTY } = {}) =>
  here
    .get(PasskeyLogins)
    .logIn({ credential, bring_back: bringBack }, party, network)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.params === undefined ? error.code : { code: error.code, ...error.params };
    });
const logIn = async (authenticator: Authenticator, odd: Oddity = {}, more: Parameters<typeof send>[1] = {}) =>
  send(authenticator.use(await challenged(), odd), more);
const byPassword = async (id: number, password: string, network = NETWORK) => {
  const [row] = await here.database.read<{ email: string }>('select email from account.members where id = $1', [id]);
  return here
    .get(Logins)
    .logIn({ email: row!.email, password, network })
    .catch((error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)));
};
const passkeyOf = async (id: number) => (await here.get(PasskeysStore).list(id))[0]!;

test('whoever comes is asked for any passkey of the site, and only the hash of the challenge is kept', async () => {
  const options = await challenged();
  expect(options).toEqual({
    rpId: 'localhost',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    timeout: minutes(5),
    userVerification: 'required',
  });
  expect(JSON.stringify(await here.database.read('select * from account.passkey_challenges'))).not.toContain(options.challenge);
});

test('by an IP address, or a host that is not the site’s, there is nothing to ask', async () => {
  for (const host of ['127.0.0.1:3000', 'elsewhere.example'])
    expect((await here.call(beginPasskeyLogin, undefined, { headers: { host } })).refusal).toBe('account.passkey-unavailable');
});

test('a passkey logs its member in, and that is noted', async () => {
  const [{ id, authenticator }, other] = [await given(), await given()];
  here.clock.advance(minutes(1));
  expect(await logIn(authenticator)).toBe(id);
  expect((await passkeyOf(id)).last_used_at).toEqual(here.clock.now());
  expect((await passkeyOf(other.id)).last_used_at).toBeNull();
});

test.each<[string, Oddity]>([
  ['account.passkey-refused', { forged: true }],
  ['account.passkey-refused', { verified: false }],
  ['account.passkey-refused', { rpId: 'elsewhere.example' }],
  ['account.passkey-refused', { type: 'webauthn.create' }],
  ['account.passkey-unavailable', { origin: 'https://elsewhere.example' }],
  ['account.passkey-expired', { challenge: 'bm90LWEtY2hhbGxlbmdl' }],
  ['account.passkey-unknown', { userHandle: 'c29tZWJvZHktZWxzZQ' }],
  ['account.passkey-unknown', { userHandle: null }],
])('%s: refused (%j)', async (code, odd) => {
  expect(await logIn((await given()).authenticator, odd)).toBe(code);
});

test('one that was never added, of another site, or that was removed is unknown', async () => {
  const { id, authenticator } = await given();
  const stranger = new Authenticator();
  expect(await logIn(stranger, { userHandle: (await passkeyOf(id)).user_handle })).toBe('account.passkey-unknown');
  const elsewhere = { id: 'amour.localhost', origin: 'http://amour.localhost' };
  const options = await here.get(PasskeyOptions).toLogIn(elsewhere);
  const there = authenticator.use(options, { origin: elsewhere.origin });
  expect(await send(there, { party: elsewhere })).toBe('account.passkey-unknown');
  await here.get(Passkeys).remove(id, (await passkeyOf(id)).id);
  expect(await logIn(authenticator)).toBe('account.passkey-unknown');
});

describe('a challenge', () => {
  test('is answered once: what was sent is worth nothing to who sends it again', async () => {
    const { id, authenticator } = await given();
    const credential = authenticator.use(await challenged());
    expect(await send(credential)).toBe(id);
    expect(await send(credential)).toBe('account.passkey-expired');
  });

  test('is answered once by two at the same moment, also where passkeys do not count', async () => {
    const [one, two] = [await given(new Authenticator(undefined, false)), await given(new Authenticator(undefined, false))];
    const options = await challenged();
    const answers = await Promise.all([one, two, one, two].map(({ authenticator }) => send(authenticator.use(options))));
    expect(answers.filter((answer) => answer === 'account.passkey-expired')).toHaveLength(3);
    expect(answers.filter((answer) => answer === one.id || answer === two.id)).toHaveLength(1);
  });

  test('is used up by a wrong answer, too', async () => {
    const { authenticator } = await given();
    const options = await challenged();
    expect(await send(authenticator.use(options, { forged: true }))).toBe('account.passkey-refused');
    expect(await send(authenticator.use(options))).toBe('account.passkey-expired');
  });

  test('is over after five minutes', async () => {
    const { id, authenticator } = await given();
    const [early, late] = [await challenged(), await challenged()];
    here.clock.advance(minutes(5) - 1);
    expect(await send(authenticator.use(early))).toBe(id);
    here.clock.advance(1);
    expect(await send(authenticator.use(late))).toBe('account.passkey-expired');
  });

  test('of one site is none of another', async () => {
    const { authenticator } = await given();
    const elsewhere = await here.get(PasskeyOptions).toLogIn({ id: 'amour.localhost', origin: 'http://amour.localhost' });
    expect(await send(authenticator.use({ ...elsewhere, rpId: 'localhost' }))).toBe('account.passkey-expired');
  });

  test('that a member was given for a new passkey is none for a login', async () => {
    const { id, authenticator } = await given();
    const viewer = { memberId: id, operator: false, sessionId: `test-${id}` };
    const { challenge } = await here.get(PasskeyOptions).toMake(PARTY, 'Here', viewer, []);
    expect(await send(authenticator.use({ ...(await challenged()), challenge }))).toBe('account.passkey-expired');
  });

  test('of two tabs at once works in both', async () => {
    const { id, authenticator } = await given();
    const [one, two] = [await challenged(), await challenged()];
    expect([await send(authenticator.use(two)), await send(authenticator.use(one))]).toEqual([id, id]);
  });
});

describe('what a passkey counts', () => {
  test('one that counted less or the same before is a copy, and refused', async () => {
    const { id, authenticator } = await given();
    expect(await logIn(authenticator, { counter: 7 })).toBe(id);
    expect(await logIn(authenticator, { counter: 7 })).toBe('account.passkey-copied');
    expect(await logIn(authenticator, { counter: 6 })).toBe('account.passkey-copied');
    expect(await logIn(authenticator, { counter: 0 })).toBe('account.passkey-copied');
    expect(await logIn(authenticator, { counter: 8 })).toBe(id);
  });

  test('two that count the same at the same moment: one is refused', async () => {
    const { id, authenticator } = await given();
    const options = [await challenged(), await challenged(), await challenged()];
    const answers = await Promise.all(options.map((one) => send(authenticator.use(one, { counter: 9 }))));
    expect(answers.filter((answer) => answer === id)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'account.passkey-copied')).toHaveLength(2);
  });

  test('one that does not count, as those of password managers, works again and again, also after one that did', async () => {
    const { id, authenticator } = await given(new Authenticator(undefined, false));
    expect([await logIn(authenticator), await logIn(authenticator)]).toEqual([id, id]);
    expect((await passkeyOf(id)).backed_up).toBe(true);
    expect(await logIn(authenticator, { counter: 1 })).toBe(id);
    expect(await logIn(authenticator)).toBe('account.passkey-copied');
  });
});

describe('the account behind it', () => {
  test('one that waits for its deletion is told of, and comes back when that is asked for', async () => {
    const { id, authenticator } = await given();
    await here.database.change(`update account.members set status = 'pending_deletion', deletion_asked_at = $2 where id = $1`, [
      id,
      here.clock.now(),
    ]);
    expect(await logIn(authenticator)).toBe('account.deletion-pending');
    expect(await logIn(authenticator, {}, { bringBack: true })).toBe(id);
    const [{ status } = { status: '' }] = await here.database.read<{ status: string }>('select status from account.members where id = $1', [
      id,
    ]);
    expect(status).toBe('activated');
  });

  test('one that was erased is nobody’s', async () => {
    const { id, authenticator } = await given();
    await here.database.change(`update account.members set status = 'erased' where id = $1`, [id]);
    expect(await logIn(authenticator)).toBe('account.passkey-unknown');
  });

  test('wrong ones count with wrong passwords, and lock for this network together with them', async () => {
    const { id, authenticator } = await given();
    for (let tries = 0; tries < 3; tries += 1) expect(await logIn(authenticator, { forged: true })).toBe('account.passkey-refused');
    for (let tries = 0; tries < 2; tries += 1) expect(await byPassword(id, 'wrong')).toBe('account.login-failed');
    expect(await logIn(authenticator)).toEqual({ code: 'account.login-blocked', minutes: 15 });
    expect(await byPassword(id, PASSWORD)).toBe('account.login-blocked');
    expect(await logIn(authenticator, {}, { network: '198.51.100.7' })).toBe(id);
    here.clock.advance(minutes(15));
    expect(await logIn(authenticator)).toBe(id);
  });

  test('a success forgets the wrong tries of its network', async () => {
    const { id, authenticator } = await given();
    for (let tries = 0; tries < 4; tries += 1) await byPassword(id, 'wrong');
    expect(await logIn(authenticator)).toBe(id);
    expect(await byPassword(id, 'wrong')).toBe('account.login-failed');
    expect(await byPassword(id, PASSWORD)).toEqual({ memberId: id });
  });

  test('twenty wrong ones from anywhere leave only the link by mail, which is sent', async () => {
    const { id, authenticator } = await given();
    for (let tries = 0; tries < 20; tries += 1) await logIn(authenticator, { forged: true }, { network: `198.51.100.${tries}` });
    expect(await logIn(authenticator, {}, { network: '203.0.113.9' })).toBe('account.login-needs-link');
    await pause(0);
    const mails = await here.database.read(
      `select from graphile_worker._private_jobs where payload ->> 'name' = 'account.password-reset-asked'
         and (payload -> 'data' ->> 'memberId')::integer = $1`,
      [id],
    );
    expect(mails).toHaveLength(1);
  });
});
