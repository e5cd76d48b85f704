import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incidents stay until an operator has dealt with them; payments of orders that were given up are asked about ever more rarely. */
export class KeepPaymentIncidents1700000003005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.payment_incidents (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('amount-differs')),
        payment_id uuid not null references billing.payments (id),
        reported_amount bigint not null,
        reported_currency text not null,
        noticed_at timestamptz not null,
        mailed_at timestamptz,
        resolved_at timestamptz,
        resolved_by integer references account.members (id),
        constraint payment_incidents_once unique (payment_id, kind, reported_amount, reported_currency),
        constraint payment_incidents_resolved check ((resolved_at is null) = (resolved_by is null))
      );
      create index payment_incidents_open on billing.payment_incidents (id) where resolved_at is null;
      comment on table billing.payment_incidents is 'Money that fits no order. The same report again, however it comes, is the same incident.';

      alter table billing.payments
        add late_asks smallint not null default 0,
        add late_ask_after timestamptz;
      comment on column billing.payments.late_asks is 'How often its provider was asked since the order was given up.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.payment_incidents; alter table billing.payments drop late_asks, drop late_ask_after');
  }
}
