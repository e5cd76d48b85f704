import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (list: string): string => `
  alter table notify.deliveries drop constraint deliveries_kind_check;
  alter table notify.deliveries add constraint deliveries_kind_check check (kind in (${list}));
`;

/** Mails to somebody who is no member yet: their subject is the pending signup. */
export class MailPendingSignups1700000007011 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ${kinds(`'activation', 'password-reset', 'password-changed', 'receipt', 'news', 'signup-link', 'signup-again'`)}
      alter table notify.deliveries alter column member_id drop not null;
      alter table notify.deliveries add constraint deliveries_recipient
        check ((kind = 'signup-link') = (member_id is null) and (kind <> 'signup-link' or subject_id is not null));
      create unique index deliveries_stranger_once on notify.deliveries (cause, kind) where member_id is null;
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      delete from notify.deliveries where kind in ('signup-link', 'signup-again');
      drop index notify.deliveries_stranger_once;
      alter table notify.deliveries drop constraint deliveries_recipient;
      alter table notify.deliveries alter column member_id set not null;
      ${kinds(`'activation', 'password-reset', 'password-changed', 'receipt', 'news'`)}
    `);
  }
}
