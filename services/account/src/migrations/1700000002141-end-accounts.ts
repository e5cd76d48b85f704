import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When accounts end: the ones that are being deleted, and those whose address nobody confirms. */
export class EndAccounts1700000002141 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members
        add column deletion_asked_at timestamptz,
        add column unconfirmed_since timestamptz,
        add column confirm_reminders smallint not null default 0;
      update account.members set deletion_asked_at = now() where status = 'pending_deletion';
      -- whoever joined earlier is reminded before anything is erased
      update account.members set unconfirmed_since = now() where status = 'not_confirmed';
      create index members_ending on account.members (id) where status in ('not_confirmed', 'pending_deletion');
      create table account.deletion_reasons (
        month date not null,
        reason text not null,
        count integer not null,
        primary key (month, reason),
        constraint deletion_reasons_count check (count > 0)
      );
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      drop table account.deletion_reasons;
      drop index account.members_ending;
      alter table account.members drop column deletion_asked_at, drop column unconfirmed_since, drop column confirm_reminders;
    `);
  }
}
