import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newarea area from empty. */
export class CreateNewarea1700000000001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create schema if not exists newarea;
      create table newarea.notes (
        id integer generated always as identity primary key,
        member_id integer not null references account.members on delete cascade,
        text text not null check (text <> ''),
        created_at timestamptz not null,
        constraint notes_once unique (member_id, text)
      );
      create index notes_latest on newarea.notes (member_id, created_at desc, id desc);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema newarea cascade');
  }
}
