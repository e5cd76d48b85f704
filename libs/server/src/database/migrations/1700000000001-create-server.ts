import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateServer1700000000001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table server.mailbox (
        id integer generated always as identity primary key,
        at timestamptz not null,
        "to" text not null,
        subject text not null,
        text text not null,
        html text,
        locale text not null,
        kind text not null
      );
      create index mailbox_to on server.mailbox ("to", id desc);

      create table server.clock (
        id boolean primary key default true check (id),
        offset_ms bigint not null default 0 check (offset_ms >= 0)
      );
      insert into server.clock default values;
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table server.clock, server.mailbox');
  }
}
