import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const EVENTS = `
  create table billing.webhook_events (
    id integer generated always as identity primary key,
    provider text not null,
    event_id text not null,
    kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
    type text not null,
    reference text check (reference is not null or kind = 'other'),
    state text not null default 'received' check (state in ('received', 'processed', 'parked', 'failed')),
    reason text,
    tries smallint not null default 0 check (tries >= 0),
    try_after timestamptz,
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    unique (provider, event_id),
    check ((processed_at is not null) = (state = 'processed')),
    check (try_after is null or state in ('received', 'parked'))
  );
  create index webhook_events_due on billing.webhook_events (try_after) where try_after is not null;
  create index webhook_events_of on billing.webhook_events (provider, reference);
  create index webhook_events_in_state on billing.webhook_events (state, id desc);
  create index webhook_events_old on billing.webhook_events (received_at);
  comment on table billing.webhook_events is 'What payment providers sent, kept before it is acknowledged. What an event says is not kept: the provider is asked how things stand.';
  comment on column billing.webhook_events.reference is 'The provider''s own name for what the event is about.';
  comment on column billing.webhook_events.reason is 'Why it is not processed. For operators.';
`;

const MOVE_EVENTS = `
  insert into billing.webhook_events (provider, event_id, kind, type, reference, state, occurred_at, received_at, processed_at)
  select e.provider, e.event_id, 'payment', e.status, p.reference, 'processed', e.occurred_at, e.received_at, e.received_at
  from billing.payment_events e join billing.payments p on p.id = e.payment_id where p.reference is not null;
  drop table billing.payment_events;
`;

const STARTS = `
  create table billing.payment_starts (
    payment_id uuid primary key references billing.payments (id) on delete cascade,
    attempt smallint not null default 0 check (attempt >= 0),
    answer_until timestamptz not null,
    tries smallint not null default 0 check (tries >= 0),
    ask_after timestamptz
  );
  create index payment_starts_due on billing.payment_starts (ask_after) where ask_after is not null;
  comment on table billing.payment_starts is 'Payments that a provider was asked to begin and of which it has not said that they began: written before it is asked, gone with its answer.';
  comment on column billing.payment_starts.attempt is 'Part of the key that the provider knows the request by.';
  comment on column billing.payment_starts.answer_until is 'Until then a call may be on its way.';
  comment on column billing.payment_starts.tries is 'How often the provider was asked to no avail what became of it.';
`;

const INCIDENT_KINDS = { table: 'payment_incidents', column: 'kind', values: ['payment-unknown'] };

/** An inbox for what payment providers send, and a note of each payment that they were asked to begin. */
export class KeepWebhookEvents1700000003401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [EVENTS, MOVE_EVENTS, STARTS]) await runner.query(part);
    await allow(runner, INCIDENT_KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.payment_events (
        provider text not null,
        event_id text not null,
        payment_id uuid not null references billing.payments (id),
        status text not null,
        effect text not null check (effect in ('moved', 'nothing', 'amount-differs')),
        occurred_at timestamptz not null,
        received_at timestamptz not null,
        primary key (provider, event_id)
      );
      create index payment_events_of_payment on billing.payment_events (payment_id);
      drop table billing.webhook_events;
      drop table billing.payment_starts;
      delete from billing.payment_incidents where kind = 'payment-unknown'`);
    await disallow(runner, INCIDENT_KINDS);
  }
}
