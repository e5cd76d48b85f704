import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signups that only their mail's link finishes. Several may wait for one address: the first link that is used ends the others. */
export class KeepPendingSignups1700000002061 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.pending_signups (
        id integer generated always as identity primary key,
        email text not null,
        password_hash text not null,
        form jsonb not null,
        token_hash bytea unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint pending_signups_email_lower check (email = lower(email)),
        constraint pending_signups_no_password check (not form ? 'password')
      );
      create index pending_signups_email on account.pending_signups (email);
      create index pending_signups_expires on account.pending_signups (expires_at);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.pending_signups');
  }
}
