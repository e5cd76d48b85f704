import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const KINDS = { table: 'payment_incidents', column: 'kind', values: ['refund-adopted'] };

/**
 * A refund that somebody made in a provider's dashboard is taken in as one of ours. It may come while another is open, and give money back for credits
 * that were all spent.
 */
export class AdoptRefunds1700000004050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.refunds
        add adopted boolean not null default false,
        drop constraint refunds_credits_check,
        add constraint refunds_credits_check check (credits > 0 or adopted and credits = 0),
        add constraint refunds_adopted check (not adopted or reference is not null and asked_by is null);
      comment on column billing.refunds.adopted is 'Nobody asked for it here: it was made in the provider''s dashboard.';
      drop index billing.refunds_one_open;
      create unique index refunds_one_open on billing.refunds (order_id) where state in ('requested', 'pending', 'unknown') and not adopted;
      create unique index refunds_adopted_once on billing.refunds (order_id, reference) where adopted;
    `);
    await allow(runner, KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from billing.payment_incidents where kind = any($1)`, [KINDS.values]);
    await disallow(runner, KINDS);
    await runner.query(`
      drop index billing.refunds_one_open;
      alter table billing.refunds drop constraint refunds_credits_check, drop adopted;
      alter table billing.refunds add constraint refunds_credits_check check (credits > 0) not valid;
      create unique index refunds_one_open on billing.refunds (order_id) where state in ('requested', 'pending', 'unknown');
    `);
  }
}
