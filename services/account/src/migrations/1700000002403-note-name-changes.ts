import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a member last took another name; null for whoever still has the first. */
export class NoteNameChanges1700000002403 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members add column name_changed_at timestamptz');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members drop column name_changed_at');
  }
}
