import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mandate's end undid is told as that, not as a withdrawal. What was undone before was told. */
export class NoteUndonePurchases1700000004390 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.refunds
        add undone boolean not null default false,
        add constraint refunds_undone check (not undone or asked_by is null and not adopted);
      comment on column billing.refunds.undone is 'Nobody asked for it: its mandate was taken back before the purchase was debited.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.refunds drop undone');
  }
}
