import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a member was told that what a company said of their age is soon good no more. */
export class TellOfAnswersRunningOut1700000004005 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.age_checks add column expiry_told_at timestamptz');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.age_checks drop column expiry_told_at');
  }
}
