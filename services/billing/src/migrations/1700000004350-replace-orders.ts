import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member pays one order at a time: which was given up for the next one, and which could not be. */
export class ReplaceOrders1700000004350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.orders add replaced boolean not null default false;
      comment on column billing.orders.replaced is 'Given up because its member began another order, not because they left the page to pay on.';
      alter table billing.payments add uncancelled_since timestamptz;
      comment on column billing.payments.uncancelled_since is 'Since when its member knows that it cannot be cancelled for another order: it may still be charged.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payments drop uncancelled_since; alter table billing.orders drop replaced');
  }
}
