import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files on their way here, piece by piece: of a member, or of a signup that is not finished. */
export class KeepUploads1700000002631 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.uploads (
        id uuid primary key,
        member_id integer references account.members on delete cascade,
        network text not null,
        size integer not null,
        received integer not null default 0,
        sha256 text,
        parts text[] not null default '{}',
        draft_id uuid,
        taken_at timestamptz,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint uploads_received check (received between 0 and size)
      );
      create index uploads_member on account.uploads (member_id, created_at);
      create index uploads_network on account.uploads (network, created_at) where taken_at is null;
      create index uploads_expire on account.uploads (expires_at);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.uploads');
  }
}
