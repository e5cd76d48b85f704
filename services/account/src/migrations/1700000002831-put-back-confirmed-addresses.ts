import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the address from before was confirmed. A mistyped one is perhaps a stranger's, who gets no way into the account. */
export class PutBackConfirmedAddresses1700000002831 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.mail_changes add column old_confirmed boolean not null default true');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.mail_changes drop column old_confirmed');
  }
}
