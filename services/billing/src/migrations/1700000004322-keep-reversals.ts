import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const KINDS = { table: 'webhook_events', column: 'kind', values: ['reversal'] };

/** A provider takes money of a payment back by itself: a dispute says why, as a rule later than the money goes. */
export class KeepReversals1700000004322 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.reversals (
        provider text not null,
        reference text not null,
        payment_id uuid not null references billing.payments (id) on delete cascade,
        amount integer not null check (amount > 0),
        currency text not null,
        heard_at timestamptz not null,
        settle_after timestamptz,
        primary key (provider, reference)
      );
      create index reversals_of_payment on billing.reversals (payment_id);
      create index reversals_due on billing.reversals (settle_after) where settle_after is not null;
      comment on table billing.reversals is 'Money that a provider took back by itself. While it waits for the dispute that says why, what is left of its lot is frozen.';
      comment on column billing.reversals.reference is 'The provider''s own name for it.';
      comment on column billing.reversals.settle_after is 'When it is taken in as a refund, should there be no dispute by then; null once a dispute, a refund or an operator has it.';
    `);
    await allow(runner, KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from billing.webhook_events where kind = any($1)`, [KINDS.values]);
    await disallow(runner, KINDS);
    await runner.query('drop table billing.reversals');
  }
}
