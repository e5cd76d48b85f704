import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of some days are read from these days. */
export class IndexRevenue1700000004005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index orders_paid on billing.orders (completed_at) where completed_at is not null;
      create index refunds_paid_back on billing.refunds (decided_at) where state = 'succeeded';
      create index disputes_lost on billing.disputes (decided_at) where status = 'lost';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index billing.orders_paid, billing.refunds_paid_back, billing.disputes_lost');
  }
}
