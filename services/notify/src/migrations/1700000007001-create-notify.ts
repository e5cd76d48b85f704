import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notify area from empty. A delivery holds no address and no text: both are looked up when the mail is written. */
export class CreateNotify1700000007001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create schema if not exists notify;
      create table notify.deliveries (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('activation', 'password-reset', 'password-changed', 'receipt', 'news')),
        cause text not null check (cause <> ''),
        member_id integer not null references account.members on delete cascade,
        subject_id integer,
        state text not null default 'planned' check (state in ('planned', 'sending', 'sent', 'skipped')),
        tries integer not null default 0,
        planned_at timestamptz not null,
        claimed_at timestamptz,
        done_at timestamptz,
        constraint deliveries_once unique (cause, kind, member_id),
        constraint deliveries_receipt check (kind <> 'receipt' or subject_id is not null),
        constraint deliveries_claimed check (state <> 'sending' or claimed_at is not null),
        constraint deliveries_done check ((state in ('sent', 'skipped')) = (done_at is not null))
      );
      create index deliveries_member on notify.deliveries (member_id, kind, done_at desc);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema notify cascade');
  }
}
