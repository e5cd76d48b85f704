import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What two members wrote to each other, sealed when one reported the other, and who opened it. No complaint is referred to: evidence may outlive it. The
 * first byte of `sealed` says how it is sealed.
 */
export class KeepReportEvidence1700000004010 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table chat.report_evidence (
        number text primary key check (number ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$'),
        reporter_id integer not null references account.members (id),
        about_id integer not null references account.members (id),
        messages integer not null check (messages > 0),
        salt bytea not null check (octet_length(salt) = 32),
        sealed bytea not null check (get_byte(sealed, 0) = 1),
        sealed_at timestamptz not null,
        ends_at timestamptz not null,
        constraint report_evidence_time check (ends_at > sealed_at)
      )`);
    await run.query('create index report_evidence_ends on chat.report_evidence (ends_at)');
    await run.query('create index report_evidence_reporter on chat.report_evidence (reporter_id)');
    await run.query(`
      create table chat.report_evidence_looks (
        id integer generated always as identity primary key,
        number text not null references chat.report_evidence (number) on delete cascade,
        operator_id integer not null references account.members (id),
        reason text not null check (reason ~ '^[a-z-]{1,30}$'),
        at timestamptz not null
      )`);
    await run.query('create index report_evidence_looks_number on chat.report_evidence_looks (number)');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table chat.report_evidence_looks');
    await run.query('drop table chat.report_evidence');
  }
}
