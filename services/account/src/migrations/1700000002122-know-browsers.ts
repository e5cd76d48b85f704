import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where sessions come from, and which browsers an account had: another one is told of by mail. */
export class KnowBrowsers1700000002122 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.sessions add column country text;
      create table account.known_browsers (
        id integer generated always as identity primary key,
        member_id integer not null references account.members on delete cascade,
        browser text not null,
        system text not null,
        country text not null,
        first_used_at timestamptz not null,
        last_used_at timestamptz not null,
        constraint known_browsers_once unique (member_id, browser, system, country)
      );
      create index known_browsers_used on account.known_browsers (last_used_at);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      drop table account.known_browsers;
      alter table account.sessions drop column country;
    `);
  }
}
