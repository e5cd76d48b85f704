import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the proof of the ledger found, night by night and whenever an operator asked. */
export class KeepProofs1700000003502 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.proof_runs (
        id integer primary key generated always as identity,
        cause text not null check (cause in ('night', 'operator')),
        started_at timestamptz not null,
        ended_at timestamptz check (ended_at >= started_at),
        wallets integer not null default 0 check (wallets >= 0),
        entries bigint not null default 0 check (entries >= 0),
        orders integer not null default 0 check (orders >= 0),
        faults integer not null default 0 check (faults >= 0),
        fault jsonb,
        check ((fault is null) = (faults = 0))
      );
      create unique index proof_runs_one_open on billing.proof_runs ((true)) where ended_at is null;
      comment on table billing.proof_runs is 'Runs of the proof of the ledger, one at a time; kept for a year.';
      comment on column billing.proof_runs.fault is 'The first fault: its kind, and the wallet, entry or order that it is about.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.proof_runs');
  }
}
