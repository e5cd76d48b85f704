import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What short forms begin: kept for the browser that sent one, nobody's account yet. Several may be kept for one address. And which terms
 * somebody agreed to; nobody knows of consents from before, but that they were given.
 */
export class KeepSignupStarts1700000002101 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.signup_starts (
        id integer generated always as identity primary key,
        token_hash bytea not null unique,
        email text not null,
        password_hash text not null,
        terms_version text not null,
        traffic jsonb,
        about_member_id integer references account.members on delete set null,
        signup_message text not null default '',
        member_id integer references account.members on delete cascade,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        constraint signup_starts_email_lower check (email = lower(email))
      );
      create index signup_starts_email on account.signup_starts (email, started_at);
      create index signup_starts_expires on account.signup_starts (expires_at);
      create index signup_starts_member on account.signup_starts (member_id) where member_id is not null;
      create index signup_starts_about on account.signup_starts (about_member_id) where about_member_id is not null;
      alter table account.consents add column version text;
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.consents drop column version');
    await run.query('drop table account.signup_starts');
  }
}
