import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A provider that gives no answer about a payment is asked again by the schedule that refunds have. */
export class AskTheSilentBySchedule1700000004321 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments add silent_asks smallint not null default 0 check (silent_asks >= 0);
      comment on column billing.payments.silent_asks is 'How often its provider was asked in vain, in turns, since it is silent.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update billing.payments set ask_after = null where ask_after = 'infinity';
      update billing.payments set late_ask_after = null where late_ask_after = 'infinity';
      alter table billing.payments drop silent_asks;
    `);
  }
}
