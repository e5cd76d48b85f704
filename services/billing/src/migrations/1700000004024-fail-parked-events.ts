import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that nobody tries any more because nothing here is known of what they are about: they were forgotten, and are operators' now. */
export class FailParkedEvents1700000004024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update billing.webhook_events set state = 'failed' where state = 'parked' and try_after is null`);
  }

  async down(): Promise<void> {
    // which of them were parked is not known any more
  }
}
