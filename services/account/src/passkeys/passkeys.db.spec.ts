import { setTimeout as pause } from 'node:timers/promises';
import { type Passkey, addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '@rendezvous/contracts/account/passkeys';
import { minutes } from '@rendezvous/contracts/kernel';
import { Sites } from '@rendezvous/site';
import type { TestApp } from '@rendezvous/server/testing';
import { MailChanges } from '../mail-change/mail-changes.service.js';
import { MailChangeLinks } from '../mail-change/mail-change-links.service.js';
import { AccountPersonalData } from '../personal-data/personal-data.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Authenticator, type Oddity } from '../testing/authenticator.js';
import { accountAppWithSessions, withSession } from '../testing/cookie-viewers.js';
import { givenMember } from '../testing/given.js';

const PASSWORD = 'a quiet harbour';
let here: TestApp;
let passwordHash: string;

beforeAll(async () => {
  here = await accountAppWithSessions();
  passwordHash = await here.get(Passwords).hash(PASSWORD);
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(minutes(120)));

interface Somebody {
  readonly id: number;
  /** The session's. */
  readonly token: string;
}

const again = async (id: number) => (await here.get(Sessions).start(id, { network: '192.0.2.1', userAgent: '' })).token;
const given = async (more: Parameters<typeof givenMember>[1] = {}): Promise<Somebody> => {
  const id = await givenMember(here.database, { passwordHash, ...more });
  return { id, token: await again(id) };
};

const begin = async ({ token }: Somebody, password = PASSWORD, headers = {}) =>
  here.call(beginPasskey, { password }, { headers: { ...withSession(token).headers, ...headers } });
const challenged = async (who: Somebody) => (await begin(who)).body.options;
const send = ({ token }: Somebody, credential: ReturnType<Authenticator['make']>, name = 'My phone') =>
  here.call(addPasskey, { name, credential }, withSession(token));
/** @returns the refusal; null when it was kept */
const add = async (who: Somebody, authenticator = new Authenticator(), odd: Oddity = {}, name = 'My phone') => {
  const options = await challenged(who);
  return (await send(who, authenticator.make(options, odd), name)).refusal;
};
const list = async ({ token }: Somebody): Promise<readonly Passkey[]> =>
  (await here.call(listPasskeys, undefined, withSession(token))).body.passkeys;
const events = async (id: number): Promise<string[]> => {
  const rows = await here.database.read<{ name: string }>(
    `select payload ->> 'name' as name from graphile_worker._private_jobs
     where payload ->> 'name' like 'account.passkey-%' and (payload -> 'data' ->> 'memberId')::integer = $1 order by id`,
    [id],
  );
  return rows.map(({ name }) => name);
};

test('nobody who is not logged in has anything to do with passkeys', async () => {
  const credential = new Authenticator().make(await challenged(await given()));
  expect((await here.call(listPasskeys)).refusal).toBe('auth.required');
  expect((await here.call(beginPasskey, { password: PASSWORD })).refusal).toBe('auth.required');
  expect((await here.call(addPasskey, { name: 'Mine', credential })).refusal).toBe('auth.required');
  expect((await here.call(renamePasskey, { passkeyId: 1, name: 'Mine' })).refusal).toBe('auth.required');
  expect((await here.call(removePasskey, { passkeyId: 1, password: PASSWORD })).refusal).toBe('auth.required');
});

describe('adding', () => {
  test('a wrong password gets no challenge, and locks as at the login', async () => {
    const who = await given();
    for (let tries = 0; tries < 5; tries += 1) expect((await begin(who, 'wrong')).refusal).toBe('account.old-password-wrong');
    expect((await begin(who)).refusal).toBe('account.login-blocked');
    expect(await here.database.read('select from account.passkey_challenges where member_id = $1', [who.id])).toEqual([]);
  });

  test('where browsers allow no passkeys none is begun; a host that is not the site’s is none', async () => {
    const who = await given();
    for (const host of ['127.0.0.1:3000', 'elsewhere.example']) {
      expect((await begin(who, PASSWORD, { host })).refusal).toBe('account.passkey-unavailable');
      const { body } = await here.call(listPasskeys, undefined, { headers: { ...withSession(who.token).headers, host } });
      expect(body.host).toBeNull();
    }
  });

  test('a browser is asked for a key that its owner unlocks, under a name that tells nobody who it is', async () => {
    const who = await given({ name: 'Ada of the harbour' });
    const options = await challenged(who);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Rendezvous' },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: 'Ada of the harbour' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: minutes(5),
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const rows = await here.database.read('select * from account.passkey_challenges');
    expect(JSON.stringify(rows)).not.toContain(options.challenge);
  });

  test('what was made is kept, told to the owner, and not asked for twice', async () => {
    const who = await given();
    const authenticator = new Authenticator();
    expect(await add(who, authenticator, {}, '  My phone ')).toBeNull();
    expect(await list(who)).toEqual([
      {
        id: expect.any(Number),
        name: 'My phone',
        host: 'localhost',
        synced: false,
        created_at: here.clock.now().toISOString(),
        last_used_at: null,
      },
    ]);
    expect(await events(who.id)).toEqual(['account.passkey-added']);
    const next = await challenged(who);
    expect(next.excludeCredentials).toEqual([{ type: 'public-key', id: authenticator.credentialId, transports: ['internal'] }]);
    const [first] = await here.database.read<{ user_handle: string }>('select user_handle from account.passkeys where member_id = $1', [
      who.id,
    ]);
    expect(next.user.id).toBe(first!.user_handle);
  });

  test('one that a password manager keeps is told as such', async () => {
    const who = await given();
    await add(who, new Authenticator('http://localhost', false));
    expect(await list(who)).toMatchObject([{ synced: true }]);
  });

  test('the same answer twice is kept once: its first reply may have been lost', async () => {
    const who = await given();
    const credential = new Authenticator().make(await challenged(who));
    const answers = [await send(who, credential), await send(who, credential)];
    expect(answers.map(({ refusal, body }) => [refusal, body.passkeys.length])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect(await events(who.id)).toEqual(['account.passkey-added']);
  });

  test('one challenge, answered by two keys at once, makes one passkey', async () => {
    const who = await given();
    const options = await challenged(who);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(who, new Authenticator().make(options))));
    expect(answers.map(({ refusal }) => refusal).toSorted()).toEqual([
      'account.passkey-expired',
      'account.passkey-expired',
      'account.passkey-expired',
      null,
    ]);
    expect(await list(who)).toHaveLength(1);
  });

  test('two tabs at once each make one', async () => {
    const who = await given();
    const [one, two] = [await challenged(who), await challenged(who)];
    expect((await send(who, new Authenticator().make(two))).refusal).toBeNull();
    expect((await send(who, new Authenticator().make(one))).refusal).toBeNull();
    expect(await list(who)).toHaveLength(2);
  });

  test('a challenge is over after five minutes', async () => {
    const who = await given();
    const options = await challenged(who);
    here.clock.advance(minutes(5));
    expect((await send(who, new Authenticator().make(options))).refusal).toBe('account.passkey-expired');
    const late = await challenged(who);
    here.clock.advance(minutes(5) - 1);
    expect((await send(who, new Authenticator().make(late))).refusal).toBeNull();
  });

  test('a challenge is for the session that knew the password, and for no other', async () => {
    const [who, other] = [await given(), await given()];
    const options = await challenged(who);
    for (const token of [other.token, await again(who.id)])
      expect((await send({ ...who, token }, new Authenticator().make(options))).refusal).toBe('account.passkey-expired');
    expect((await send(who, new Authenticator().make(options))).refusal).toBeNull();
  });

  test.each<[string, Oddity]>([
    ['account.passkey-unavailable', { origin: 'https://elsewhere.example' }],
    ['account.passkey-unavailable', { origin: 'http://localhost:4000' }],
    ['account.passkey-refused', { rpId: 'elsewhere.example' }],
    ['account.passkey-refused', { verified: false }],
    ['account.passkey-refused', { type: 'webauthn.get' }],
    ['account.passkey-expired', { challenge: 'bm90LWEtY2hhbGxlbmdl' }],
  ])('%s: refused (%j)', async (code, odd) => {
    const who = await given();
    expect(await add(who, new Authenticator(), odd)).toBe(code);
    expect(await list(who)).toEqual([]);
  });

  test('what is no answer of a browser is refused', async () => {
    const who = await given();
    const credential = new Authenticator().make(await challenged(who));
    const bent = (response: Partial<typeof credential.response>) => ({ ...credential, response: { ...credential.response, ...response } });
    for (const clientDataJSON of ['bm9uc2Vuc2U', 'bnVsbA', 'e30'])
      expect((await send(who, bent({ clientDataJSON }))).refusal).toMatch(/^account\.passkey-(refused|unavailable)$/);
    expect((await send(who, bent({ attestationObject: 'bm9uc2Vuc2U' }))).refusal).toBe('account.passkey-refused');
    expect((await send(who, credential, '   ')).fields).toEqual({ name: 'too-small' });
    expect((await send(who, credential, 'x'.repeat(61))).fields).toEqual({ name: 'too-big' });
  });

  test('a passkey that somebody has already is nobody else’s', async () => {
    const [who, other] = [await given(), await given()];
    const id = new Authenticator().credentialId;
    expect(await add(other, new Authenticator(undefined, true, id))).toBeNull();
    expect(await add(who, new Authenticator(undefined, true, id))).toBe('account.passkey-taken');
    expect([(await list(who)).length, (await list(other)).length]).toEqual([0, 1]);
  });

  test('a member has as many as the site allows, also of those that are added at once', async () => {
    await here.get(Sites).change(1, { passkeys_max: 2 });
    const [who, other] = [await given(), await given()];
    await add(other);
    const options = await Promise.all([1, 2, 3, 4].map(() => challenged(who)));
    const answers = await Promise.all(options.map((one) => send(who, new Authenticator().make(one))));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(2);
    expect(answers.filter(({ refusal }) => refusal === 'account.passkey-limit')).toHaveLength(2);
    expect(await begin(who)).toMatchObject({ refusal: 'account.passkey-limit', params: { max: 2 } });
    await here.get(Sites).change(1, { passkeys_max: 10 });
  });

  test('who left meanwhile has none', async () => {
    const who = await given();
    const credential = new Authenticator().make(await challenged(who));
    let sending: ReturnType<typeof send> | undefined;
    await here.database.transaction(async (tx) => {
      await tx.change(`update account.members set status = 'pending_deletion' where id = $1`, [who.id]);
      sending = send(who, credential);
      // until it waits for the member
      await pause(500);
    });
    expect((await sending)?.refusal).toBe('account.passkey-taken');
    expect(await here.database.read('select from account.passkeys where member_id = $1', [who.id])).toEqual([]);
  });
});

describe('those that there are', () => {
  test('the newest stands first, and nobody else’s is among them', async () => {
    const [who, other] = [await given(), await given()];
    await add(other, undefined, {}, 'Theirs');
    await add(who, undefined, {}, 'Old');
    here.clock.advance(minutes(1));
    await add(who, undefined, {}, 'New');
    expect((await list(who)).map(({ name }) => name)).toEqual(['New', 'Old']);
  });

  test('one is called something else by its owner only', async () => {
    const [who, other] = [await given(), await given()];
    await Promise.all([add(who), add(other)]);
    const [[own], [theirs]] = [await list(who), await list(other)];
    const rename = (passkeyId: number) => here.call(renamePasskey, { passkeyId, name: ' Blue key ' }, withSession(who.token));
    expect((await rename(theirs!.id)).refusal).toBe('account.passkey-not-found');
    expect((await rename(own!.id)).body.passkeys).toMatchObject([{ name: 'Blue key' }]);
    expect(await list(other)).toMatchObject([{ name: 'My phone' }]);
  });

  test('one is removed by its owner only, who knows the password; once more is fine, and told of once', async () => {
    const [who, other] = [await given(), await given()];
    await Promise.all([add(who), add(other)]);
    const [[own], [theirs]] = [await list(who), await list(other)];
    const remove = (passkeyId: number, password = PASSWORD) => here.call(removePasskey, { passkeyId, password }, withSession(who.token));
    expect((await remove(own!.id, 'wrong')).refusal).toBe('account.old-password-wrong');
    expect((await remove(theirs!.id)).refusal).toBeNull();
    expect(await list(other)).toHaveLength(1);
    expect([(await remove(own!.id)).body.passkeys, (await remove(own!.id)).body.passkeys]).toEqual([[], []]);
    expect(await events(who.id)).toEqual(['account.passkey-added', 'account.passkey-removed']);
    expect(await events(other.id)).toEqual(['account.passkey-added']);
  });

  test('an address that is given back takes every passkey along: whoever changed it may have added one', async () => {
    const [who, other] = [await given(), await given()];
    await here.get(MailChanges).ask(who.id, { email: `next-${who.id}@example.org`, password: PASSWORD, network: '192.0.2.1' });
    const [change] = await here.database.read<{ id: number }>('select id from account.mail_changes where member_id = $1', [who.id]);
    await here.get(MailChangeLinks).open((await here.get(MailChanges).mintChange(who.id, change!.id))!.token);
    await Promise.all([add(who), add(other)]);
    await challenged(who);
    await here.get(MailChangeLinks).open((await here.get(MailChanges).mintUndo(who.id, change!.id))!.token);
    expect(await here.database.read('select from account.passkeys where member_id = $1', [who.id])).toEqual([]);
    expect(await here.database.read('select from account.passkey_challenges where member_id = $1', [who.id])).toEqual([]);
    expect(await list(other)).toHaveLength(1);
  });

  test('an export tells them without what only a program reads, and an erasure takes them', async () => {
    const [who, other] = [await given(), await given()];
    const authenticator = new Authenticator();
    await Promise.all([add(who, authenticator), add(other)]);
    await challenged(who);
    const part = here.get(AccountPersonalData);
    expect(await part.export(who.id)).toMatchObject({ passkeys: [{ name: 'My phone', credential_id: authenticator.credentialId }] });
    expect(JSON.stringify(await part.export(who.id))).not.toContain('public_key');
    await here.database.transaction((tx) => part.erase(who.id, tx));
    for (const table of ['passkeys', 'passkey_challenges'])
      expect(await here.database.read(`select from account.${table} where member_id = $1`, [who.id])).toEqual([]);
    expect(await list(other)).toHaveLength(1);
  });

  test('challenges that nobody answered are forgotten, the others stay', async () => {
    const who = await given();
    await here.database.change('delete from account.passkey_challenges');
    await challenged(who);
    here.clock.advance(minutes(5));
    await challenged(who);
    await here.jobs.run('account.tidy');
    expect(await here.database.read('select from account.passkey_challenges')).toHaveLength(1);
  });
});
