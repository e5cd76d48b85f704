import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member pays one order with a discount, also when another one that had it before is captured late. */
export class UseDiscountOnce1700000003003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unique index orders_use_discount on billing.orders (member_id, discount_code)
        where discount_code is not null and completed_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index billing.orders_use_discount');
  }
}
