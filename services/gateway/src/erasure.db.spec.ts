import { randomUUID } from 'node:crypto';
import { Passwords, PhotoPipeline, SignIns } from '@rendezvous/account';
import { givenPicture } from '@rendezvous/account/testing';
import { askDeletion } from '@rendezvous/contracts/account/deletion';
import { askExport } from '@rendezvous/contracts/account/export';
import { checkSignup } from '@rendezvous/contracts/account/signup';
import { listChats, startConversation } from '@rendezvous/contracts/chat/conversations';
import { sendMessage } from '@rendezvous/contracts/chat/messages';
import { days } from '@rendezvous/contracts/kernel';
import { SearchIndex } from '@rendezvous/search';
import { GivenSearch } from '@rendezvous/search/testing';
import { MailboxMail, MailModule } from '@rendezvous/server/mail';
import { PersonalData } from '@rendezvous/server/personal-data';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { CANARY, placeCanaries, tablesWithCanaries } from './testing/canaries.js';

/*
 * `npm run drill -- erase` runs this alone: a member with a canary in every text that names them, in photos, mails, exports and logs, is
 * erased, and the canary is looked for everywhere.
 */
let app: TestApp;
let given: GivenSearch;
let written = '';
const outputs = [process.stdout, process.stderr].map((stream) => {
  const write = stream.write.bind(stream);
  const listen: typeof stream.write = (piece, ...rest) => {
    written += String(piece);
    return write(piece as string, ...(rest as []));
  };
  return { stream, write, listen };
});

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules, MailModule.forRoot({ url: null, from: 'us@example.org' })],
    entities: areaEntities,
    migrations: areaMigrations,
  });
  given = new GivenSearch({ database: app.database, clock: app.clock, searchIndex: app.get(SearchIndex) });
  for (const { stream, listen } of outputs) stream.write = listen;
});
afterAll(async () => {
  for (const { stream, write } of outputs) stream.write = write;
  await app.close();
});

const change = (sql: string, ...values: readonly unknown[]) => app.database.change(sql, values);
/** What rows call a member. */
const namesOf = (id: number, email: string): string[] => [String(id), `member:${id}`, email];
const files = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const folder of ['photos', 'exports']) for await (const key of app.storage.list(folder)) found.push(key);
  return found.toSorted();
};
const talk = (from: number, to: number, text: string) =>
  app.call(startConversation, { memberId: to, clientId: randomUUID(), text }, { as: from });

/** A photo with its renditions. */
const givenPhoto = async (memberId: number, position: number) => {
  const { key } = await app.get(PhotoPipeline).store(await givenPicture());
  await change(
    `insert into account.photos (member_id, position, key, width, height, placeholder, created_at) values ($1, $2, $3, 9, 9, '', now())`,
    memberId,
    position,
    key,
  );
};

/** An order of a member, completed or given up, with its payment. */
const givenOrder = async (memberId: number, state: 'completed' | 'failed') => {
  const at = new Date(app.clock.now().getTime() - days(30));
  const [done, invoice] = state === 'completed' ? [at, 1] : [null, null];
  const [order] = await app.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax,
       created_at, expires_at, completed_at, invoice_year, invoice_number)
     values ($1, $2, $3, '10', 10, 'FR', 'card', 'EUR', 1299, 0, 1299, 20, 217, $4, $4::timestamptz + interval '1 hour', $5, $6, $7) returning id`,
    [memberId, randomUUID(), state, at, done, invoice && 2026, invoice],
  );
  return order!.id;
};

/** Something in every table that names members. */
const givenLife = async (email: string) => {
  const id = await given.member({
    email,
    name: `${CANARY}Ada`,
    city: CANARY,
    about: CANARY,
    prompts: [{ prompt: 'rain', answer: CANARY }],
    interests: ['tea'],
    photos: 0,
  });
  const partner = await given.member({ name: 'Partner' });
  await change(
    'insert into billing.wallets (member_id, granted) values ($1, 9), ($2, 9) on conflict (member_id) do update set granted = 9',
    id,
    partner,
  );
  for (const position of [0, 1]) await givenPhoto(id, position);
  await givenPhoto(partner, 0);
  const { body } = await talk(id, partner, `${CANARY} says hello`);
  await app.call(sendMessage, { conversationId: body.conversationId, clientId: randomUUID(), text: 'Hello back' }, { as: partner });
  await given.chat.like(id, partner);
  await given.chat.like(partner, id);
  const [stranger, last] = [await given.member(), await given.member()];
  await given.chat.block(id, stranger);
  await given.chat.block(last, id);
  await change(
    `insert into account.complaints (number, member_id, email, locale, category, text, state, filed_at)
     values ('A1B2-C3D4-E5F6', $1, $2, 'en', 'member', $3, 'answered', now())`,
    id,
    email,
    `${CANARY} complains`,
  );
  await change(`insert into account.consents (member_id, kind, given, at, version) values ($1, 'terms', true, now(), '2026-01-01')`, id);
  await change(
    `insert into account.mail_changes (member_id, old_email, new_email, asked_at) values ($1, $2, $3, now())`,
    id,
    `old-${email}`,
    `new-${email}`,
  );
  await change(
    `insert into account.passkeys (member_id, rp_id, credential_id, user_handle, public_key, counter, transports, backed_up, name, created_at)
     values ($1, 'localhost', $2, $2, '\\x01', 0, '{}', false, $2, now())`,
    id,
    CANARY,
  );
  await change(
    `insert into account.passkey_challenges (challenge_hash, rp_id, member_id, session_id, user_handle, expires_at)
     values ('\\x01', 'localhost', $1, $2, $2, now())`,
    id,
    CANARY,
  );
  await change(
    `insert into account.pending_signups (email, password_hash, form, created_at, expires_at) values ($1, 'none', '{}', now(), now())`,
    email,
  );
  await change(`insert into account.login_attempts (account_key, network, tried_at) values ($1, $2, now())`, `member:${id}`, CANARY);
  await change(`insert into account.signup_messages (member_id, to_member_id, text) values ($1, $2, $3)`, id, stranger, CANARY);
  await app.get(SignIns).begin(id, { network: '192.0.2.1', userAgent: `Firefox on Linux ${CANARY}`, country: 'FR' });
  await change(
    `insert into account.tokens (kind, member_id, token_hash, created_at, expires_at) values ('password', $1, '\\x01', now(), now())`,
    id,
  );
  await givenOrder(id, 'failed');
  const mailbox = new MailboxMail(app.database, app.clock);
  for (const to of [email, `old-${email}`]) await mailbox.send({ to, locale: 'en', subject: CANARY, text: CANARY, kind: 'news' });
  await mailbox.send({ to: `new-${email}`, locale: 'en', subject: CANARY, text: 'A link', kind: 'mail-change' });
  await app.call(askExport, undefined, { as: id });
  await app.bus.drain();
  return { id, partner, conversationId: body.conversationId };
};

const erase = async (id: number) => {
  await change(
    `update account.members set status = 'pending_deletion', deletion_asked_at = $2 where id = $1`,
    id,
    new Date(app.clock.now().getTime() - days(15)),
  );
  await app.jobs.run('account.erase');
  await app.bus.drain();
};

test('of an erased member nothing is left in any table, file, mail, job or line of the log; partners keep theirs', async () => {
  const email = `${CANARY.toLowerCase()}@example.org`;
  const filesBefore = await files();
  const { id, partner, conversationId } = await givenLife(email);
  const placed = await placeCanaries(app.database, app.get(PersonalData).parts(), namesOf(id, email));
  const placedIn = [...new Set(placed.map(({ table }) => table))];
  // what the drill is worth: it stood nearly everywhere before
  expect(placed.length).toBeGreaterThan(30);
  expect(placedIn.length).toBeGreaterThan(10);
  expect((await files()).length).toBeGreaterThan(filesBefore.length + 8);
  expect(await tablesWithCanaries(app.database)).toEqual(expect.arrayContaining(['account.members', 'chat.messages', 'server.mailbox']));

  written = '';
  await erase(id);
  expect(await tablesWithCanaries(app.database)).toEqual([]);
  const partnersFiles = (await files()).filter((key) => !filesBefore.includes(key));
  expect(new Set(partnersFiles.map((key) => key.split('/')[2])).size).toBe(1);
  expect(written).not.toContain(CANARY);
  expect(await app.database.read('select from server.mailbox where "to" like $1', [`%${email}`])).toEqual([]);
  const rest = await app.database.read<{ sender_id: number; kind: string; body: string }>(
    'select sender_id, kind, body from chat.messages where conversation_id = $1 order by seq',
    [conversationId],
  );
  expect(rest).toEqual([
    { sender_id: id, kind: 'removed', body: '' },
    { sender_id: partner, kind: 'text', body: 'Hello back' },
  ]);
});

test('who leaves is hidden, and erased when fourteen days are over: the partner reads so, the address is free, and no credits stay', async () => {
  const [email, password] = ['leaves@example.org', 'a quiet harbour'];
  const [id, partner] = [await given.member({ email }), await given.member()];
  await change('update account.members set password_hash = $2 where id = $1', id, await app.get(Passwords).hash(password));
  await change(
    'insert into billing.wallets (member_id, granted) values ($1, 9), ($2, 9) on conflict (member_id) do update set granted = 9',
    id,
    partner,
  );
  await talk(id, partner, 'Hello');
  const seen = async () => (await app.call(listChats, undefined, { as: partner })).body.chats.map(({ conversation }) => conversation.state);
  const form = { email, name: 'Somebody Else', password, date_of_birth: '1990-01-31' };
  expect((await app.call(askDeletion, { password }, { as: id })).refusal).toBeNull();
  expect(await seen()).toEqual(['partner-gone']);
  app.clock.advance(days(14) - 1000);
  await app.jobs.run('account.erase');
  expect((await app.call(checkSignup, form)).refusal).toBe('account.email-deleted');
  app.clock.advance(1000);
  await app.jobs.run('account.erase');
  await app.bus.drain();
  expect(await seen()).toEqual(['partner-gone']);
  expect((await app.call(checkSignup, form)).refusal).toBeNull();
  expect(await app.database.read('select from billing.wallets where member_id = $1', [id])).toEqual([]);
});

test('what is kept is what the parts say, and of it only what tax law asks for still has words', async () => {
  const id = await given.member({ email: 'kept@example.org' });
  await givenOrder(id, 'completed');
  const parts = app.get(PersonalData).parts();
  await placeCanaries(app.database, parts, namesOf(id, 'kept@example.org'));
  await erase(id);
  const forTax = parts.flatMap(({ kept }) => kept.filter(({ reason }) => reason === 'tax-law').map(({ table }) => table));
  const left = await tablesWithCanaries(app.database);
  expect(left).toContain('billing.orders');
  expect(left.filter((table) => !forTax.includes(table))).toEqual([]);
});
