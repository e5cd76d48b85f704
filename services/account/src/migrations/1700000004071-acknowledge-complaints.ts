import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever complained was told by mail that it has arrived. Earlier complaints are told of no more. */
export class AcknowledgeComplaints1700000004071 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.complaints add column acknowledged_at timestamptz');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.complaints drop column acknowledged_at');
  }
}
