import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const DISPUTES = `
  create table billing.disputes (
    id integer primary key generated always as identity,
    payment_id uuid not null references billing.payments (id),
    order_id integer not null references billing.orders (id),
    member_id integer not null references billing.wallets (member_id),
    provider text not null,
    reference text not null,
    status text not null check (status in ('warning', 'open', 'won', 'lost')),
    amount integer not null check (amount > 0),
    currency text not null,
    moves smallint not null default 0,
    heard_at timestamptz not null,
    opened_at timestamptz,
    decided_at timestamptz,
    ask_after timestamptz,
    unblocked_at timestamptz,
    unblocked_by integer references account.members (id),
    unblock_reason text check (unblock_reason <> ''),
    unique (provider, reference),
    check ((decided_at is not null) = (status in ('won', 'lost'))),
    check (status <> 'open' or opened_at is not null),
    check (unblocked_at is null or status = 'lost'),
    check ((unblocked_at is null) = (unblocked_by is null) and (unblocked_at is null) = (unblock_reason is null))
  );
  create index disputes_of_order on billing.disputes (order_id);
  create index disputes_of_payment on billing.disputes (payment_id);
  create index disputes_of_member on billing.disputes (member_id);
  create index disputes_to_ask on billing.disputes (ask_after) where ask_after is not null;
  comment on table billing.disputes is 'Payments that their payer disputes at the bank, as the provider tells of them. A lost one blocks the method of its order for the member, until it is won or an operator unblocks it.';
  comment on column billing.disputes.moves is 'How often its status changed: an answer that was asked for before the last change is an old one.';
`;

const LOTS = `
  alter table billing.lots
    add disputed boolean not null default false,
    add frozen integer not null default 0 check (frozen >= 0),
    add charged_back integer not null default 0 check (charged_back >= 0),
    add owed integer not null default 0 check (owed >= 0),
    add settled integer not null default 0 check (settled >= 0);
  update billing.lots l set settled = d.settled
  from (select lot, -sum(bought)::integer as settled from billing.entries where kind = 'debt' group by lot) d where d.lot = l.order_id;
  alter table billing.lots
    add constraint lots_parts check (taken_back + frozen + charged_back + settled <= credits and charged_back + owed <= credits),
    add constraint lots_frozen check (frozen = 0 or disputed);
  comment on column billing.lots.disputed is 'A dispute is open: whatever is left of the lot, or comes back to it, is frozen.';
  comment on column billing.lots.frozen is 'Credits that nobody can spend until the dispute is decided. They have left the wallet.';
  comment on column billing.lots.charged_back is 'Credits that lost disputes took.';
  comment on column billing.lots.owed is 'Credits that lost disputes would have taken had they not been spent: the member owes them.';
  comment on column billing.lots.settled is 'Credits of this lot that paid what was owed for others.';

  alter table billing.orders add premium_since timestamptz;
  comment on column billing.orders.premium_since is 'Since when the member had Premium when it ended with this order: should the order stand again, it is as it was.';
`;

const BANK = `
  create table billing.sandbox_disputes (
    reference uuid primary key,
    payment_id uuid not null references billing.sandbox_payments (id),
    amount integer not null check (amount > 0),
    status text not null check (status in ('warning', 'open', 'won', 'lost')),
    created_at timestamptz not null
  );
  create index sandbox_disputes_of_payment on billing.sandbox_disputes (payment_id);
`;

const ORDER_STATES = ['disputed'];
const ENTRY_KINDS = ['frozen', 'released'];
const INCIDENT_KINDS = ['payment-disputed', 'dispute-exceeds'];

/** An order that is completed, whatever became of it later. */
const completedStates = (states: string) => `
  alter table billing.orders add constraint orders_completed check ((state in (${states})) = (completed_at is not null))`;

/** The check of before has the name that the database gave it. */
const DROP_COMPLETED = `
  do $$ declare found text; begin
    select conname into strict found from pg_constraint
    where conrelid = 'billing.orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%partly_refunded%' and pg_get_constraintdef(oid) like '%completed_at%';
    execute format('alter table billing.orders drop constraint %I', found);
  end $$`;

/** Disputes and chargebacks: what is frozen, what is taken, what is owed. */
export class KeepDisputes1700000003201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [DISPUTES, LOTS, BANK, DROP_COMPLETED]) await runner.query(part);
    await runner.query(completedStates(`'completed', 'partly_refunded', 'refunded', 'disputed', 'charged_back'`));
    await allow(runner, { table: 'orders', column: 'state', values: ORDER_STATES });
    await allow(runner, { table: 'entries', column: 'kind', values: ENTRY_KINDS });
    await allow(runner, { table: 'payment_incidents', column: 'kind', values: INCIDENT_KINDS });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.sandbox_disputes; drop table billing.disputes');
    await runner.query(`delete from billing.payment_incidents where kind in ('payment-disputed', 'dispute-exceeds')`);
    await runner.query(`update billing.orders set state = 'completed' where state = 'disputed'`);
    await runner.query(DROP_COMPLETED);
    await runner.query(completedStates(`'completed', 'partly_refunded', 'refunded', 'charged_back'`));
    await disallow(runner, { table: 'orders', column: 'state', values: ORDER_STATES });
    await disallow(runner, { table: 'entries', column: 'kind', values: ENTRY_KINDS });
    await disallow(runner, { table: 'payment_incidents', column: 'kind', values: INCIDENT_KINDS });
    await runner.query('alter table billing.orders drop premium_since');
    await runner.query('alter table billing.lots drop disputed, drop frozen, drop charged_back, drop owed, drop settled');
  }
}
