import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that members keep by a name. One search stands there once for each member. */
export class KeepSavedSearches1700000005022 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table search.saved_searches (
        id integer generated always as identity primary key,
        member_id integer not null references account.members on delete cascade,
        name text not null,
        query text not null,
        created_at timestamptz not null,
        visited_at timestamptz not null,
        constraint saved_searches_name check (char_length(name) between 1 and 40),
        constraint saved_searches_once unique (member_id, query)
      )`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table search.saved_searches');
  }
}
