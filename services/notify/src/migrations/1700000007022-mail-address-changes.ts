import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (list: string): string => `
  alter table notify.deliveries drop constraint deliveries_kind_check;
  alter table notify.deliveries add constraint deliveries_kind_check check (kind in (${list}));
`;
const BEFORE = `'activation', 'password-reset', 'password-changed', 'receipt', 'news', 'signup-link', 'signup-again', 'new-sign-in'`;

/** Mails to the new and to the old address of somebody who changes it. */
export class MailAddressChanges1700000007022 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(kinds(`${BEFORE}, 'mail-change', 'mail-changed'`));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`delete from notify.deliveries where kind in ('mail-change', 'mail-changed'); ${kinds(BEFORE)}`);
  }
}
