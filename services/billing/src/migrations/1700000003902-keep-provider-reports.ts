import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const REPORTS = `
  create table billing.provider_reports (
    id integer generated always as identity primary key,
    provider text not null,
    day date not null,
    begun_at timestamptz not null,
    ended_at timestamptz,
    asked integer not null default 0 check (asked >= 0),
    silent integer not null default 0 check (silent between 0 and asked),
    differences integer not null default 0 check (differences >= 0),
    unique (provider, day)
  );
  comment on table billing.provider_reports is 'What a provider said of the payments that moved on a day (UTC), against what stands here; kept for two years.';
  comment on column billing.provider_reports.silent is 'Payments that the provider gave no answer for: the report is made again the next night.';

  create table billing.provider_report_lines (
    report_id integer not null references billing.provider_reports (id) on delete cascade,
    payment_id uuid not null references billing.payments (id) on delete cascade,
    kind text not null check (kind in ('captured', 'refunded', 'disputed')),
    reference text not null,
    amount integer not null check (amount > 0),
    currency text not null,
    primary key (payment_id, kind, reference)
  );
  create index provider_report_lines_of_report on billing.provider_report_lines (report_id);
  comment on table billing.provider_report_lines is 'Each movement of money as its provider said it first.';
`;

/** Operators look for payments, refunds and events by the names that companies have for them. */
const NAMES = `
  create index refunds_of_reference on billing.refunds (reference) where reference is not null;
  create index payments_of_reference on billing.payments (reference) where reference is not null;
  create index disputes_of_reference on billing.disputes (reference);
  create index webhook_events_of_name on billing.webhook_events (event_id);
`;

const REASON = `
  alter table billing.payment_incidents
    add reason text check (reason <> ''),
    add constraint payment_incidents_reason check (reason is null or resolved_at is not null);
  comment on column billing.payment_incidents.reason is 'How it was settled; null for what was settled before anybody was asked why.';
`;

const INCIDENT_KINDS = {
  table: 'payment_incidents',
  column: 'kind',
  values: ['capture-differs', 'refund-differs', 'dispute-differs', 'ledger-differs'],
};

/** What providers say of a day, kept and compared with what stands here. */
export class KeepProviderReports1700000003902 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [REPORTS, NAMES, REASON]) await runner.query(part);
    await allow(runner, INCIDENT_KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.provider_report_lines; drop table billing.provider_reports');
    await runner.query(
      'drop index billing.refunds_of_reference, billing.payments_of_reference, billing.disputes_of_reference, billing.webhook_events_of_name',
    );
    await runner.query(`delete from billing.payment_incidents where kind = any($1)`, [INCIDENT_KINDS.values]);
    await runner.query('alter table billing.payment_incidents drop reason');
    await disallow(runner, INCIDENT_KINDS);
  }
}
