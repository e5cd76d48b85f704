import { Global, Module } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Mailbox } from '@rendezvous/server/mail';
import { PersonalData } from '@rendezvous/server/personal-data';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { memberColumns } from './testing/member-columns.js';
import { KEPT_LINES, STAYING_LINES } from './testing/privacy-lines.js';

/** In the program the mail module gives it. */
@Global()
@Module({
  providers: [{ provide: Mailbox, useFactory: (database: Database) => new Mailbox(database), inject: [Database] }],
  exports: [Mailbox],
})
class MailboxModule {}

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ imports: [...areaModules, MailboxModule], entities: areaEntities, migrations: areaMigrations });
});
afterAll(() => app.close());

const isNamed = ({ table, column }: { table: string; column: string }): boolean =>
  app
    .get(PersonalData)
    .parts()
    .some(({ tables }) => tables[table]?.includes(column));

/** Member columns that no part names, as `table.column`. */
const unnamed = async (): Promise<string[]> =>
  (await memberColumns(app.database)).filter((found) => !isNamed(found)).map(({ table, column }) => `${table}.${column}`);

// A table that is named here belongs into `tables` of its service's `personal-data`, with an export and an erasure.
test('every table that says which member a row is of belongs to a part of personal data', async () => {
  expect(await memberColumns(app.database)).not.toEqual([]);
  expect(await unnamed()).toEqual([]);
});

test('a table without a part is found, whichever way it names members', async () => {
  await app.database.change(`
    create schema spec;
    create table spec.diaries (id integer primary key, keeper integer unique references account.members);
    create table spec.pages (keeper integer references spec.diaries (keeper), diary_id integer references spec.diaries (id), page integer);
    create table spec.gifts (sender_id integer, credits integer, given_by text);
    create table spec.invitations (email text, members integer)`);
  expect(await unnamed()).toEqual(['spec.diaries.keeper', 'spec.gifts.sender_id', 'spec.invitations.email', 'spec.pages.keeper']);
  await app.database.change('drop schema spec cascade');
});

test('parts name tables and columns that there are', async () => {
  const rows = await app.database.read<{ name: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
  );
  const there = new Set(rows.map(({ name }) => name));
  const named = app
    .get(PersonalData)
    .parts()
    .flatMap(({ tables }) => Object.entries(tables).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)));
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

const parts = () => app.get(PersonalData).parts();

// What fails here gets a line in `pages/content/privacy` of landers, in every language, and in `testing/privacy-lines.ts`.
describe('the page about privacy', () => {
  const told = new Set(Object.values(KEPT_LINES).flat());
  const toldToStay = new Set(Object.values(STAYING_LINES).flat());

  test('names every table with rows of members, and none that is not there', async () => {
    const tables = [
      ...(await memberColumns(app.database)).map(({ table }) => table),
      ...parts().flatMap((part) => Object.keys(part.tables)),
    ];
    expect([...new Set(tables)].filter((table) => !told.has(table) && !toldToStay.has(table))).toEqual([]);
    const rows = await app.database.read<{ name: string }>(`select schemaname || '.' || tablename as name from pg_tables`);
    const there = new Set(rows.map(({ name }) => name));
    expect([...told, ...toldToStay].filter((table) => !there.has(table))).toEqual([]);
  });

  test('says what stays after an account was erased, and nothing else', () => {
    const kept = parts().flatMap((part) => part.kept.map(({ table }) => table));
    expect([...toldToStay].toSorted()).toEqual([...new Set(kept)].toSorted());
  });
});
