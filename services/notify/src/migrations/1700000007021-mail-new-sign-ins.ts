import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (list: string): string => `
  alter table notify.deliveries drop constraint deliveries_kind_check;
  alter table notify.deliveries add constraint deliveries_kind_check check (kind in (${list}));
`;
const BEFORE = `'activation', 'password-reset', 'password-changed', 'receipt', 'news', 'signup-link', 'signup-again'`;

/** Mails about a sign-in with a browser that is new to the account. */
export class MailNewSignIns1700000007021 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(kinds(`${BEFORE}, 'new-sign-in'`));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`delete from notify.deliveries where kind = 'new-sign-in'; ${kinds(BEFORE)}`);
  }
}
