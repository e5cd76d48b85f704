import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files with the data of members who asked for them; at most one is being made for each. */
export class KeepExports1700000002402 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.exports (
        id integer generated always as identity primary key,
        member_id integer not null references account.members on delete cascade,
        key text not null unique,
        state text not null default 'preparing',
        asked_at timestamptz not null,
        ready_at timestamptz,
        bytes integer,
        constraint exports_state check (state in ('preparing', 'ready', 'over', 'failed')),
        constraint exports_ready check (state <> 'ready' or (ready_at is not null and bytes is not null))
      );
      create index exports_member on account.exports (member_id, asked_at desc);
      create unique index exports_one_at_a_time on account.exports (member_id) where state = 'preparing';
      create index exports_asked on account.exports (asked_at);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.exports');
  }
}
