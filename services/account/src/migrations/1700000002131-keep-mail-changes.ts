import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of address: asked for, done, undone. Their links say which one they are about. */
export class KeepMailChanges1700000002131 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.tokens add column about integer;
      create table account.mail_changes (
        id integer generated always as identity primary key,
        member_id integer not null references account.members on delete cascade,
        old_email text not null,
        new_email text not null,
        asked_at timestamptz not null,
        changed_at timestamptz,
        undone_at timestamptz,
        constraint mail_changes_other check (old_email <> new_email),
        constraint mail_changes_undone check (undone_at is null or changed_at is not null)
      );
      create index mail_changes_member on account.mail_changes (member_id);
      create index mail_changes_kept on account.mail_changes (old_email) where changed_at is not null and undone_at is null;
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      drop table account.mail_changes;
      delete from account.tokens where kind in ('mail-change', 'mail-undo');
      alter table account.tokens drop column about;
    `);
  }
}
