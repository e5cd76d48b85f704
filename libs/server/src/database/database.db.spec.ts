import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type TestDatabase, testDatabase } from '../testing/index.js';

class CreateThings1700000009901 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create schema things');
    await run.query('create table things.thing (id integer primary key, n integer not null default 0)');
    await run.query('insert into things.thing (id) select generate_series(1, 10)');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema things cascade');
  }
}

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase({ migrations: [CreateThings1700000009901] });
});
afterAll(() => test.close());

it('reads', async () => {
  expect(await test.database.read('select count(*) as n from things.thing')).toEqual([{ n: 10 }]);
});
