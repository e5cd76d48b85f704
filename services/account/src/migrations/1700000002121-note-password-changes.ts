import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which session set the password: the same change, sent again because its answer was lost, is known by it. */
export class NotePasswordChanges1700000002121 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.sessions add column password_set_at timestamptz');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.sessions drop column password_set_at');
  }
}
