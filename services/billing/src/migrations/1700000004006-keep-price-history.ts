import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A price begins at a time, and those before it stay. */
export class KeepPriceHistory1700000004006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.prices
        add begins_at timestamptz not null default '-infinity',
        drop constraint prices_pkey,
        add primary key (currency, bundle_id, begins_at);
      comment on column billing.prices.begins_at is 'What counts is the latest that has begun.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from billing.prices p where begins_at > now() or exists (
        select from billing.prices o
        where o.currency = p.currency and o.bundle_id = p.bundle_id and o.begins_at > p.begins_at and o.begins_at <= now());
      alter table billing.prices drop constraint prices_pkey, drop begins_at, add primary key (currency, bundle_id);
    `);
  }
}
