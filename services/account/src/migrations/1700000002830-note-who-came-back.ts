import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an account that was being deleted came back with its address: page and mail say so. */
export class NoteWhoCameBack1700000002830 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.mail_changes add column account_back boolean not null default false');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.mail_changes drop column account_back');
  }
}
