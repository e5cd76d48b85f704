import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that lost its discount keeps what was chosen, so that its member can be told why it brought fewer credits. */
export class KeepLostDiscount1700000003004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.orders
        add chosen_credits integer,
        add lost_discount integer check (lost_discount > 0),
        add discount_used_by integer references billing.orders (id),
        add constraint orders_lost_discount check (num_nulls(chosen_credits, lost_discount, discount_used_by) in (0, 3));
      comment on column billing.orders.chosen_credits is 'Credits that were chosen, when fewer came because another order had used the discount.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.orders drop chosen_credits, drop lost_discount, drop discount_used_by');
  }
}
