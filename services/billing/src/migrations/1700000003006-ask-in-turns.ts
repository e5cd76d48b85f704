import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of open orders are asked about in turns, too: those that take days ever more rarely. */
export class AskInTurns1700000003006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments add ask_after timestamptz;
      comment on column billing.payments.ask_after is 'When its provider is asked again while the order is open.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payments drop ask_after');
  }
}
