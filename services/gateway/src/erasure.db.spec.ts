import { askDeletion } from '@rendezvous/contracts/account/deletion';
import { changePassword } from '@rendezvous/contracts/account/passwords';
import { checkSignup } from '@rendezvous/contracts/account/signup';
import { listChats } from '@rendezvous/contracts/chat/conversations';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { logIn } from '@rendezvous/contracts/session';
import { SearchIndex } from '@rendezvous/search';
import { GivenSearch } from '@rendezvous/search/testing';
import { Config } from '@rendezvous/server/config';
import { MailboxMail, MailModule } from '@rendezvous/server/mail';
import { PersonalData } from '@rendezvous/server/personal-data';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { Tasks } from '@rendezvous/server/worker';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { placeCanaries, tablesWithRows, tablesWithWord, type Traced } from './testing/erasure/canaries.js';
import { filesBelow, filesWithWord } from './testing/erasure/files.js';
import { leadLife, leadUnconfirmedLife } from './testing/erasure/lives.js';
import { HeardLog } from './testing/erasure/log.js';
import { memberTables, type MemberTable, withTheirs } from './testing/erasure/member-tables.js';
import { MEMBERLESS } from './testing/erasure/memberless-tables.js';
import { leadOperatorsLife, leadPaidLife } from './testing/erasure/paid-life.js';
import { type Life, PASSWORD, type World } from './testing/erasure/world.js';

/*
 * `npm run drill -- erase` runs this alone. Four members, each with a word of their own in whatever may say something of them: in every table, photo,
 * mail, export and job, and in what goes wrong meanwhile. One leaves, one never confirms the address, one paid, one was an operator. Their accounts end as
 * all do, by the job, when their time is over, and the words are looked for everywhere. The tests are one story and go on from each other.
 */
const log = new HeardLog();
let app: TestApp;
let tables: readonly MemberTable[];
let filesBefore: readonly string[];
let leaves: Life & { readonly partner: number; readonly conversation: number };
let unconfirmed: typeof leaves;
let paid: Life;
let operator: Life;
/** What waited in the queue before it was done, with all that it carried. */
let queued = '';
/** Where words could be written, as `table.column`. */
let placed: readonly string[];
/** Tables in which one of them had a row. */
const reached = new Set<string>();

const parts = () => app.get(PersonalData).parts();
const folder = () => app.get(Config).dataDir;
const everybody = () => [leaves, unconfirmed, paid, operator];
const kept = () => parts().flatMap((part) => [...part.kept]);
const without = (found: readonly string[], allowed: readonly string[]) => found.filter((table) => !allowed.includes(table));

const waiting = async (): Promise<string> => {
  const jobs = await app.database.read<{ text: string }>('select j::text as text from graphile_worker._private_jobs j');
  return jobs.map(({ text }) => text).join('\n');
};

/** What waits is done, and mails lie in the mailbox, as they do in the demo. */
const settle = async (): Promise<void> => {
  queued += await waiting();
  await app.bus.drain();
  const mailbox = new MailboxMail(app.database, app.clock);
  for (const mail of app.mail.sent.splice(0)) await mailbox.send(mail);
};

/** They ask companies, which know nothing of the payments here: an operator would have to say why. */
const ASKING = ['billing.report-providers', 'billing.ask-disputes'];

/** Time goes by, and whatever has a timetable runs. */
const pass = async (ms: number): Promise<void> => {
  app.clock.advance(ms);
  for (const { name } of app.get(Tasks).timetable()) if (!ASKING.includes(name)) await app.jobs.run(name);
  await settle();
};

const noteReached = async (who: Traced): Promise<void> => {
  for (const table of await tablesWithRows(app.database, tables, who)) reached.add(table);
  for (const table of await tablesWithWord(app.database, tables, who)) reached.add(table);
};

/** What goes wrong while somebody is there; what is said of it may quote them. */
const stumble = async ({ id, email, word }: Life): Promise<void> => {
  await app.call(logIn, { email, password: word });
  await app.call(changePassword, { old_password: word, password: `${word} and more` }, { as: id });
  await app.app.inject({ method: 'GET', url: `/api/${word}?email=${email}` });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  await app.app.inject({ method: 'POST', url: `/api/user.php?${word}`, headers, payload: `{"email": "${word}` });
};

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules, MailModule.forRoot({ url: null, from: 'us@example.org' })],
    entities: areaEntities,
    migrations: areaMigrations,
    prepare: log.listen,
  });
  const given = new GivenSearch({ database: app.database, clock: app.clock, searchIndex: app.get(SearchIndex) });
  const world: World = { app, given };
  tables = await memberTables(app.database, parts());
  filesBefore = await filesBelow(folder());
  operator = await leadOperatorsLife(world, 'CanaryWork');
  leaves = await leadLife(world, 'CanaryGone');
  unconfirmed = await leadUnconfirmedLife(world, 'CanaryMute');
  paid = await leadPaidLife(world, 'CanaryPaid', operator.id);
  await settle();
  // others are told of them by mail
  app.clock.advance(minutes(20));
  await settle();
  const found: string[] = [];
  for (const who of everybody()) {
    await stumble(who);
    await settle();
    found.push(...(await placeCanaries(app.database, tables, who)));
    await noteReached(who);
  }
  placed = found;
});
afterAll(async () => {
  log.close();
  await app.close();
});

// A table that is named here holds something of members, and nobody who is erased has a row in it: give one in `testing/erasure`, or say in
// `memberless-tables.ts` why there is none.
test('whatever may hold something of a member does, of somebody who is going to be erased', async () => {
  // it is written by the erasure of a stored card, and gone when its company has forgotten it
  const later = 'billing.stored_method_removals';
  const excepted = Object.values(MEMBERLESS).flat();
  const all = tables.map(({ table }) => table);
  expect(without(without(all, excepted), [...reached, later])).toEqual([]);
  // no reason without its table, and none for one that does hold something
  expect(excepted.filter((table) => reached.has(table) || !all.includes(table))).toEqual([]);
  expect(new Set(excepted).size).toBe(excepted.length);
  expect(placed.length).toBeGreaterThan(120);
  for (const who of [leaves, unconfirmed]) expect(await filesWithWord(folder(), who.word)).toHaveLength(2);
  const files = without(await filesBelow(folder()), filesBefore);
  for (const place of ['photos', 'uploads', 'exports'])
    expect(files.filter((file) => file.startsWith(`storage/${place}/`))).not.toEqual([]);
});

test('a table that is made tomorrow is among them, whether it names members, belongs to one that does, or only takes words', async () => {
  await app.database.change(`
    create schema spec;
    create table spec.diaries (id integer primary key, keeper integer references account.members);
    create table spec.pages (diary_id integer references spec.diaries, number integer);
    create table spec.notes (said text);
    create table spec.numbers (day date, count integer)`);
  const found = (await memberTables(app.database, parts())).filter(({ table }) => table.startsWith('spec.'));
  expect(found.map(({ table }) => table)).toEqual(['spec.diaries', 'spec.notes', 'spec.pages']);
  await app.database.change('drop schema spec cascade');
});

test('events and jobs carry nobody’s words', () => {
  expect(queued).toContain('account.make-export');
  for (const { word, email } of everybody()) expect([queued.includes(word), queued.includes(email)]).toEqual([false, false]);
});

test('who asks is hidden at once; they and who never confirmed are there until fourteen days are over', async () => {
  const seen = async (by: number) =>
    (await app.call(listChats, undefined, { as: by })).body.chats.map(({ conversation }) => conversation.state);
  await app.database.change(`update account.members set unconfirmed_since = $2 where id = $1`, [unconfirmed.id, app.clock.now()]);
  for (const { id } of [leaves, paid, operator])
    expect((await app.call(askDeletion, { password: PASSWORD }, { as: id })).refusal).toBeNull();
  expect(await seen(leaves.partner)).toEqual(['partner-gone']);
  await pass(days(4));
  await pass(days(7));
  await pass(days(3) - 1000);
  for (const who of everybody()) {
    await noteReached(who);
    expect(await tablesWithWord(app.database, tables, who)).toContain('account.members');
  }
  expect(
    (await app.call(checkSignup, { email: leaves.email, name: 'Somebody Else', password: PASSWORD, date_of_birth: '1990-01-31' })).refusal,
  ).toBe('account.email-deleted');
  await pass(1000);
  for (const who of everybody()) await noteReached(who);
  await pass(1000);
  expect(await seen(leaves.partner)).toEqual(['partner-gone']);
  expect(
    (await app.call(checkSignup, { email: leaves.email, name: 'Somebody Else', password: PASSWORD, date_of_birth: '1990-01-31' })).refusal,
  ).toBeNull();
});

test('of those who paid nothing no word is left in any table, the mailbox and the queue among them, and no row but those that are kept', async () => {
  for (const who of [leaves, unconfirmed]) {
    expect(await tablesWithWord(app.database, tables, who)).toEqual([]);
    expect(
      without(
        await tablesWithRows(app.database, tables, who),
        kept().flatMap(({ table, reason }) => (reason === 'tax-law' ? [] : [table])),
      ),
    ).toEqual([]);
  }
});

test('of all files only those of others are left', async () => {
  const left = without(await filesBelow(folder()), filesBefore);
  const photos = await app.database.read<{ key: string }>('select key from account.photos');
  expect(photos).toHaveLength(2);
  expect(left.filter((file) => !photos.some(({ key }) => file.includes(`/${key}/`)))).toEqual([]);
  for (const { word } of everybody()) expect(await filesWithWord(folder(), word)).toEqual([]);
});

test('partners keep the conversation and their own words', async () => {
  for (const { id, partner, conversation } of [leaves, unconfirmed]) {
    const messages = await app.database.read('select sender_id, kind, body from chat.messages where conversation_id = $1 order by seq', [
      conversation,
    ]);
    expect(messages).toEqual([
      { sender_id: id, kind: 'removed', body: '' },
      { sender_id: partner, kind: 'text', body: 'Hello back' },
    ]);
  }
});

/** What tells of payments and names nobody by itself; it goes by its own age, whoever is erased. */
const AGEING = ['billing.bank_files', 'billing.direct_debit_networks', 'billing.webhook_events'];

test('of who paid, and of who decided about payments, only what tax law and banks ask for still has words', async () => {
  const forMoney = kept().flatMap(({ table, reason }) => (['tax-law', 'debits-asked-back'].includes(reason) ? [table] : []));
  for (const who of [paid, operator]) {
    const words = await tablesWithWord(app.database, tables, who);
    expect(words).not.toEqual([]);
    expect(without(words, [...withTheirs(tables, forMoney), ...AGEING])).toEqual([]);
    expect(
      without(
        await tablesWithRows(app.database, tables, who),
        withTheirs(
          tables,
          kept().map(({ table }) => table),
        ),
      ),
    ).toEqual([]);
  }
});

test('after fourteen months no account of who paid is known, and after seven years nothing', async () => {
  await pass(days(430));
  const words = await tablesWithWord(app.database, tables, paid);
  expect(AGEING.filter((table) => words.includes(table))).toEqual([]);
  expect(await app.database.read('select from billing.mandates where account_key is not null or sealed is not null')).toEqual([]);
  await pass(days(7 * 366));
  expect(await tablesWithWord(app.database, tables, paid)).toEqual([]);
  const forEver = kept().flatMap(({ table, days: left }) => (left === null ? [table] : []));
  expect(without(await tablesWithRows(app.database, tables, paid), forEver)).toEqual([]);
  expect(await app.database.read('select from account.kept_addresses')).toEqual([]);
});

test('no line of the log says a word of them, from the first one on', () => {
  expect(log.lines().length).toBeGreaterThan(50);
  const said = log.lines().filter((line) => everybody().some(({ word }) => line.toLowerCase().includes(word.toLowerCase())));
  expect(said).toEqual([]);
});
