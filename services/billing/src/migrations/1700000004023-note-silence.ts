import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A provider that does not say how a payment stands is an operator's in the end. */
export class NoteSilence1700000004023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments add silent_since timestamptz;
      comment on column billing.payments.silent_since is 'Since when its provider gives no answer about it; null once it gave one.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payments drop silent_since');
  }
}
