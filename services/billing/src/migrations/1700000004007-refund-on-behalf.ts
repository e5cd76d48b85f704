import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators pay back on behalf of members, with a reason, and never themselves. */
export class RefundOnBehalf1700000004007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.refunds
        add asked_by integer references account.members (id),
        add reason text check (reason <> ''),
        add constraint refunds_on_behalf check ((asked_by is null) = (reason is null) and asked_by <> member_id);
      comment on column billing.refunds.asked_by is 'The operator who asked for it on behalf of its member; null where the member did.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.refunds drop asked_by, drop reason');
  }
}
