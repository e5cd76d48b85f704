import type { MigrationInterface, QueryRunner } from 'typeorm';

const MONEY_BACK = `
  alter table billing.payments
    add refunding integer not null default 0 check (refunding >= 0),
    add refunded integer not null default 0 check (refunded >= 0),
    add lost integer not null default 0 check (lost >= 0),
    add constraint payments_money_back check (refunding + refunded + lost <= case when captured_at is null then 0 else amount end);
  comment on column billing.payments.refunding is 'Asked back, and not decided by the provider yet. Minor units, as all amounts.';
  comment on column billing.payments.refunded is 'Paid back.';
  comment on column billing.payments.lost is 'Taken back by lost disputes.';
`;

const REFUNDS = `
  create table billing.refunds (
    id uuid primary key,
    number integer not null unique generated always as identity,
    order_id integer not null references billing.orders (id),
    member_id integer not null references billing.wallets (member_id),
    client_id uuid not null,
    state text not null default 'requested' check (state in ('requested', 'pending', 'succeeded', 'failed', 'unknown')),
    credits integer not null check (credits > 0),
    amount integer not null check (amount > 0),
    currency text not null,
    reference text,
    tries smallint not null default 0,
    try_after timestamptz,
    fault text,
    requested_at timestamptz not null,
    decided_at timestamptz,
    credit_note_year smallint,
    credit_note_number integer check (credit_note_number > 0),
    unique (member_id, client_id),
    unique (credit_note_year, credit_note_number),
    check ((decided_at is not null) = (state in ('succeeded', 'failed'))),
    check ((credit_note_year is null) = (credit_note_number is null) and (state <> 'succeeded' or credit_note_number is not null))
  );
  create index refunds_of_order on billing.refunds (order_id);
  create index refunds_to_ask on billing.refunds (try_after) where try_after is not null;
  comment on table billing.refunds is 'Money on its way back. The credits leave the wallet when it is asked for, and come back when it fails.';
  comment on column billing.refunds.id is 'What the provider is given as the key of the refund: it takes the same one once.';
  comment on column billing.refunds.client_id is 'Pressed twice, it is one refund.';

  create table billing.credit_note_counters (
    year smallint primary key,
    last integer not null check (last >= 0)
  );
`;

const SITE = `
  alter table billing.orders add site_id integer;
  comment on column billing.orders.site_id is 'The site that sold it; null for orders from before there were several.';
`;

const INCIDENT_KINDS = `
  alter table billing.payment_incidents
    drop constraint payment_incidents_kind_check,
    add constraint payment_incidents_kind_check check (kind in ('amount-differs', 'refund-unknown'));
`;

/** One open refund an order: the next one waits until the money of the first is decided. */
const ONE_AT_A_TIME = `
  create unique index refunds_one_open on billing.refunds (order_id) where state in ('requested', 'pending', 'unknown');
`;

const BANK = `
  create table billing.sandbox_refunds (
    id uuid primary key,
    payment_id uuid not null references billing.sandbox_payments (id),
    amount integer not null check (amount > 0),
    created_at timestamptz not null
  );
  alter table billing.sandbox_payments
    add refunds text not null default 'pay' check (refunds in ('pay', 'refuse', 'bounce', 'stall'));
  comment on column billing.sandbox_payments.refunds is 'What the bank does when money is asked back: for testers.';
`;

/** Money goes back: refunds with states of their own, and what stands on each payment under one check. */
export class KeepRefunds1700000003101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [MONEY_BACK, REFUNDS, SITE, ONE_AT_A_TIME, INCIDENT_KINDS, BANK]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.sandbox_refunds; alter table billing.sandbox_payments drop refunds');
    await runner.query('drop table billing.refunds; drop table billing.credit_note_counters');
    await runner.query(`
      delete from billing.payment_incidents where kind <> 'amount-differs';
      alter table billing.payment_incidents
        drop constraint payment_incidents_kind_check,
        add constraint payment_incidents_kind_check check (kind in ('amount-differs'));
      alter table billing.orders drop site_id`);
    await runner.query('alter table billing.payments drop refunding, drop refunded, drop lost');
  }
}
