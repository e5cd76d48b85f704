import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a complaint was closed with, where whoever complained is told so. */
export class TellOutcomesOfComplaints1700000004072 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(
      `alter table account.complaints add column outcome text check (outcome is null or (outcome in ('unfounded') and state = 'closed'))`,
    );
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.complaints drop column outcome');
  }
}
