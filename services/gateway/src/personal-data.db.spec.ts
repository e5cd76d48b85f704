import { Global, Module } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Mailbox } from '@rendezvous/server/mail';
import { PersonalData } from '@rendezvous/server/personal-data';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { memberColumns } from './testing/member-columns.js';

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
