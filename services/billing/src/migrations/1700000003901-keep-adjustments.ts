import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const ADJUSTMENTS = `
  create table billing.adjustments (
    id integer generated always as identity primary key,
    client_id uuid not null,
    member_id integer not null references account.members (id),
    credits integer not null check (credits <> 0),
    reason text not null check (reason <> ''),
    state text not null check (state in ('open', 'applied', 'declined')),
    asked_by integer not null references account.members (id),
    asked_at timestamptz not null,
    expires_at timestamptz check (expires_at > asked_at),
    decided_by integer references account.members (id),
    decided_at timestamptz,
    unique (asked_by, client_id),
    check ((decided_at is null) = (state = 'open') and (decided_at is null) = (decided_by is null)),
    check (expires_at is not null or state = 'applied'),
    constraint adjustments_four_eyes check (decided_by <> member_id and (decided_by = asked_by) = (expires_at is null))
  );
  create index adjustments_open on billing.adjustments (id) where state = 'open';
  create index adjustments_of_member on billing.adjustments (member_id, id);
  create index adjustments_alone on billing.adjustments (asked_by, asked_at) where expires_at is null;
  comment on table billing.adjustments is 'Credits that operators give and take. Its entry in the ledger is of the kind adjustment, and names it.';
  comment on column billing.adjustments.client_id is 'Pressed twice, it is one adjustment.';
  comment on column billing.adjustments.expires_at is 'Until when another operator can decide about it; null for one that an operator did alone.';
`;

const ENTRY_KINDS = { table: 'entries', column: 'kind', values: ['adjustment'] };

/** Operators give and take credits, above a limit only two of them together. */
export class KeepAdjustments1700000003901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADJUSTMENTS);
    await allow(runner, ENTRY_KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.adjustments');
    await disallow(runner, ENTRY_KINDS);
  }
}
