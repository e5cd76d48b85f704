import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators did: lines are added, never changed or taken out. */
export class CreateAuditLog1700000001005 implements MigrationInterface {
  readonly name = 'CreateAuditLog1700000001005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        actor text not null check (actor <> ''),
        member_id integer,
        source text not null check (source <> ''),
        action text not null check (action <> ''),
        subject text not null,
        details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
      )`);
    await runner.query('create index audit_log_member on site.audit_log (member_id) where member_id is not null');
    await runner.query(`
      create function site.refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'The audit log is only added to.'; end $$`);
    await runner.query(`
      create trigger audit_log_append_only before update or delete on site.audit_log
        for each row execute function site.refuse_audit_change()`);
    await runner.query(`
      create trigger audit_log_not_emptied before truncate on site.audit_log
        for each statement execute function site.refuse_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table site.audit_log');
    await runner.query('drop function site.refuse_audit_change()');
  }
}
