import { randomBytes } from 'node:crypto';
import { Config } from '@rendezvous/server/config';
import { PersonalData } from '@rendezvous/server/personal-data';
import { Storage } from '@rendezvous/server/storage';
import { rowsNaming, type TestApp } from '@rendezvous/server/testing';
import { addressHash } from '../kept-addresses/address-hash.js';
import { KeptAddresses } from '../kept-addresses/kept-addresses.service.js';
import { PhotoPipeline } from '../photos/photo-pipeline.service.js';
import { storageKey } from '../photos/photo-urls.rules.js';
import { SignIns } from '../sessions/sign-ins.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { givenPicture } from '../testing/pictures.js';
import { AccountPersonalData } from './personal-data.service.js';

let here: TestApp;
let part: AccountPersonalData;

beforeAll(async () => {
  here = await accountApp();
  part = here.get(AccountPersonalData);
});
afterAll(() => here.close());

const run = (sql: string, ...values: readonly unknown[]) => here.database.read<Record<string, unknown>>(sql, values);
const erase = (id: number) => here.database.transaction((tx) => part.erase(id, tx));
const everyRow = (id: number) => rowsNaming(here.database, part.tables, id);

const complaint = (memberId: number | null, aboutId: number | null, email: string, state: string) =>
  run(
    `insert into account.complaints (number, member_id, about_id, email, locale, category, text, state, filed_at)
     values ($1, $2, $3, $4, 'en', 'member', 'It was so.', $5, now())`,
    Array.from({ length: 3 }, () => `A${randomBytes(2).toString('hex').toUpperCase().slice(0, 3)}`).join('-'),
    memberId,
    aboutId,
    email,
    state,
  );

/** A member with something in every table, towards another one. */
const givenTraces = async (email: string, other: number) => {
  const { clock, database } = here;
  const id = await givenMember(database, {
    email,
    about: 'I dive.',
    prompts: [{ prompt: 'rain', answer: 'Soup.' }],
    interests: ['tea'],
    premium: true,
    city: 'Paris',
  });
  const photo = await here.get(PhotoPipeline).store(await givenPicture());
  await run(
    `with photo as (insert into account.photos (member_id, position, key, width, height, placeholder, created_at)
       values ($1, 0, $2, 10, 10, '', now()) returning id)
     select id from photo`,
    id,
    photo.key,
  );
  await run('update account.members set main_photo_id = (select id from account.photos where member_id = $1) where id = $1', id);
  await here.get(SignIns).begin(id, { network: '192.0.2.1', userAgent: 'Firefox on Linux', country: 'FR' });
  const file = `exports/${randomBytes(4).toString('hex')}.zip`;
  await here.get(Storage).put(file, Buffer.from('zip'), 'application/zip');
  await run(
    `insert into account.exports (member_id, key, state, asked_at, ready_at, bytes) values ($1, $2, 'ready', now(), now(), 3)`,
    id,
    file,
  );
  await run(`insert into account.consents (member_id, kind, given, at) values ($1, 'terms', true, now())`, id);
  await run(
    `insert into account.mail_changes (member_id, old_email, new_email, asked_at) values ($1, $2, 'next-' || $2, now()), ($3, 'other@given.test', $2, now())`,
    id,
    email,
    other,
  );
  await run(
    `insert into account.tokens (kind, member_id, token_hash, created_at, expires_at) values ('password', $1, $2, now(), now())`,
    id,
    randomBytes(32),
  );
  await run(`insert into account.login_attempts (account_key, network, tried_at) values ('member:' || $1, '192.0.2.1', now())`, String(id));
  await run(
    `insert into account.pending_signups (email, password_hash, form, created_at, expires_at) values ($1, 'none', '{}', now(), now())`,
    email,
  );
  for (const [from, to] of [
    [id, other],
    [other, id],
  ]) {
    await run('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', from, to);
    await run('insert into account.reach (owner_id, viewer_id, liked) values ($1, $2, true)', from, to);
  }
  await complaint(id, other, email, 'answered');
  await complaint(null, null, email, 'closed');
  await complaint(other, id, 'other@given.test', 'answered');
  await run(
    'insert into account.kept_addresses (address_hash, kept_since) values ($1, $2)',
    addressHash(here.get(Config), email),
    clock.now(),
  );
  return { id, photo: photo.key, file };
};

test('an export tells everything of a member but secrets, and nothing of others', async () => {
  const other = await givenMember(here.database);
  const { id } = await givenTraces('told@given.test', other);
  const told = (await part.export(id)) as Record<string, Record<string, unknown>[]>;
  expect(told).toMatchObject({
    members: [
      { id, email: 'told@given.test', about: 'I dive.', prompts: [{ prompt: 'rain', answer: 'Soup.' }], city: 'Paris', interests: ['tea'] },
    ],
    photos: [{ position: 0 }],
    consents: [{ kind: 'terms', given: true }],
    sessions: [{ network: '192.0.2.1', user_agent: 'Firefox on Linux', country: 'FR' }],
    known_browsers: [{ browser: '', system: 'Linux', country: 'FR' }],
    mail_changes: [{ old_email: 'told@given.test', new_email: 'next-told@given.test' }],
    links: [{ kind: 'password' }],
    exports: [{ state: 'ready', bytes: 3 }],
    login_attempts: [{ network: '192.0.2.1' }],
    blocks: [{ blocked_id: other }],
    complaints: [{ text: 'It was so.', state: 'answered' }],
    pending_signups: [{ email: 'told@given.test' }],
  });
  expect(JSON.stringify(told)).not.toMatch(/hash|skeleton|other@given|exports\//);
});

test('after an erasure nothing is left but an empty row, whoever it was; other members keep what is theirs', async () => {
  const other = await givenMember(here.database, { email: 'other@given.test', about: 'I climb.' });
  const stranger = await givenTraces('stranger@given.test', other);
  const { id, photo, file } = await givenTraces('leaves@given.test', other);
  const before = await everyRow(stranger.id);
  expect(Object.keys(await everyRow(id))).toHaveLength(11);

  expect(await erase(id)).toBeNull();
  expect(Object.keys(await everyRow(id))).toEqual(['account.members']);
  for (const table of ['members', 'pending_signups', 'complaints'])
    expect(await run(`select from account.${table} where email = 'leaves@given.test'`)).toEqual([]);
  expect(await run(`select from account.login_attempts where account_key = $1`, `member:${id}`)).toEqual([]);
  expect(await here.storage.open(storageKey(photo, 480))).toBeNull();
  expect(await here.storage.open(file)).toBeNull();
  expect(await run('select about_id, text from account.complaints where member_id = $1 order by id desc limit 1', other)).toEqual([
    { about_id: null, text: 'It was so.' },
  ]);

  expect(await everyRow(stranger.id)).toEqual(before);
  expect(await here.storage.open(storageKey(stranger.photo, 480))).not.toBeNull();
  expect(await run('select about from account.members where id = $1', other)).toEqual([{ about: 'I climb.' }]);

  await erase(stranger.id);
  const [one, two] = await run(`select to_jsonb(m) - 'id' as rest from account.members m where id = any($1)`, [id, stranger.id]);
  expect(one).toEqual(two);
});

test('a complaint that waits for its answer stays until then', async () => {
  const id = await givenMember(here.database, { email: 'waits@given.test' });
  await complaint(id, null, 'waits@given.test', 'open');
  await erase(id);
  expect(await run('select state from account.complaints where member_id = $1', id)).toEqual([{ state: 'open' }]);
  await run(`update account.complaints set state = 'answered' where member_id = $1`, id);
  await erase(id);
  expect(await run('select from account.complaints where member_id = $1', id)).toEqual([]);
});

test('the year that an address is kept begins with the erasure', async () => {
  const email = 'year@given.test';
  const hash = addressHash(here.get(Config), email);
  const id = await givenMember(here.database, { email });
  await run(`insert into account.kept_addresses (address_hash, kept_since) values ($1, '2020-01-01Z')`, hash);
  await erase(id);
  here.clock.advance(1000);
  const erasedAt = new Date(here.clock.now().getTime() - 1000);
  await erase(id);
  expect(await run('select kept_since from account.kept_addresses where address_hash = $1', hash)).toEqual([{ kept_since: erasedAt }]);
});

test('an address that was confirmed is kept from the erasure on, also when it was kept no longer; one that never was is not', async () => {
  const hashes = await Promise.all(
    (['activated', 'not_confirmed'] as const).map(async (status) => {
      const email = `${status}@given.test`;
      await erase(await givenMember(here.database, { email, status }));
      return addressHash(here.get(Config), email);
    }),
  );
  const kept = await run('select address_hash from account.kept_addresses where address_hash = any($1)', hashes);
  expect(kept).toEqual([{ address_hash: hashes[0] }]);
});

test('what came once for an address is kept with it, also of one that was never confirmed, and adds up', async () => {
  const email = 'once@given.test';
  const addresses = here.get(KeptAddresses);
  for (const what of ['a', 'b', 'a']) {
    const id = await givenMember(here.database, { email, status: 'not_confirmed' });
    await here.database.transaction((tx) => addresses.noteGivenOnce(tx, id, what));
    expect([await addresses.hadOnce(id, what), await addresses.hadOnce(id, 'c')]).toEqual([true, false]);
    await erase(id);
    expect(await addresses.hadOnce(id, what)).toBe(false);
  }
  const [kept] = await run('select given_once from account.kept_addresses where address_hash = $1', addressHash(here.get(Config), email));
  expect(kept).toEqual({ given_once: ['a', 'b'] });
  expect(await addresses.hadOnce(await givenMember(here.database, { email }), 'a')).toBe(true);
});

test('other areas are told once; nobody is no fault', async () => {
  const id = await givenMember(here.database);
  const told: number[] = [];
  here.bus.on('account.member-erased', 'account.spec', ({ memberId }) => void told.push(memberId));
  await erase(id);
  await erase(id);
  await erase(0);
  await here.bus.drain();
  expect(told.filter((each) => each === id)).toEqual([id]);
  expect(told).not.toContain(0);
  expect(here.get(PersonalData).parts()).toContain(part);
});
