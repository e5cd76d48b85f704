import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discounts that the site offers by itself, and the rule that an offer is reserved by one open order of a member at a time. */
export class OfferTimeBonus1700000003002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.offers (
        code text primary key check (code ~ '^[A-Z0-9]{3,20}$'),
        reason text not null check (reason in ('time-bonus', 'welcome')),
        percentage smallint not null check (percentage between 1 and 90),
        window_seconds integer not null check (window_seconds > 0),
        active boolean not null default true
      );
      create unique index offers_one_active on billing.offers (reason) where active;
      insert into billing.offers (code, reason, percentage, window_seconds) values ('TIMEBONUS25', 'time-bonus', 25, 14400);

      create unique index orders_reserve_discount on billing.orders (member_id, discount_code)
        where discount_code is not null and state in ('created', 'pending');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index billing.orders_reserve_discount; drop table billing.offers');
  }
}
