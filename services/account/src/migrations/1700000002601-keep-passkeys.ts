import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of members, and the challenges that they are made of and asked for with. */
export class KeepPasskeys1700000002601 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.passkeys (
        id integer generated always as identity primary key,
        member_id integer not null references account.members on delete cascade,
        rp_id text not null,
        credential_id text not null,
        user_handle text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        backed_up boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        constraint passkeys_once unique (rp_id, credential_id),
        constraint passkeys_counter check (counter >= 0)
      );
      create index passkeys_member on account.passkeys (member_id);
      create table account.passkey_challenges (
        challenge_hash bytea primary key,
        rp_id text not null,
        member_id integer references account.members on delete cascade,
        session_id text,
        user_handle text,
        expires_at timestamptz not null,
        constraint passkey_challenges_whose check (num_nulls(member_id, session_id, user_handle) in (0, 3))
      );
      create index passkey_challenges_member on account.passkey_challenges (member_id) where member_id is not null;
      create index passkey_challenges_expired on account.passkey_challenges (expires_at);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.passkey_challenges; drop table account.passkeys;');
  }
}
