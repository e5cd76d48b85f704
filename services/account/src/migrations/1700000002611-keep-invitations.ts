import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes by which somebody joins a site that is by invitation, who joined by which, and addresses that wait for one. */
export class KeepInvitations1700000002611 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.invitations (
        id integer generated always as identity primary key,
        site_id integer not null,
        code text not null unique,
        label text not null,
        max_uses integer not null check (max_uses > 0),
        uses integer not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz,
        withdrawn_at timestamptz,
        client_id uuid unique,
        constraint invitations_uses check (uses between 0 and max_uses)
      );
      create table account.invitation_uses (
        member_id integer primary key references account.members,
        invitation_id integer not null references account.invitations,
        used_at timestamptz not null
      );
      create table account.waiting_addresses (
        id integer generated always as identity primary key,
        site_id integer not null,
        email text not null,
        language text not null,
        left_at timestamptz not null,
        noted_mailed_at timestamptz,
        invitation_id integer references account.invitations,
        invited_mailed_at timestamptz,
        constraint waiting_addresses_email_lower check (email = lower(email)),
        constraint waiting_addresses_once unique (site_id, email)
      );
      create unique index waiting_addresses_invitation on account.waiting_addresses (invitation_id);
      create index waiting_addresses_email on account.waiting_addresses (email);
      create index waiting_addresses_left on account.waiting_addresses (left_at);
      alter table account.signup_starts add column invitation_id integer references account.invitations;
      alter table account.signup_starts add column invitation_entered_at timestamptz`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.signup_starts drop column invitation_entered_at, drop column invitation_id;
      drop table account.waiting_addresses;
      drop table account.invitation_uses;
      drop table account.invitations`);
  }
}
