import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sandbox bank plans a late capture as a job; the column for its time was never written. */
export class DropCaptureTime1700000003008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.sandbox_payments drop capture_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.sandbox_payments add capture_at timestamptz');
  }
}
