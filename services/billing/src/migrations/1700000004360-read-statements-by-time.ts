import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page of a statement costs the same whatever it is filtered by: one index for all filters takes the place of the one by id. */
export class ReadStatementsByTime1700000004360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index entries_of_kind on billing.entries (member_id, kind, at, id);
      drop index billing.entries_of_member;
      alter table billing.wallets add last_at timestamptz;
      comment on column billing.wallets.last_at is 'The time of its newest entry; null before the first one that noted it.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index entries_of_member on billing.entries (member_id, id);
      drop index billing.entries_of_kind;
      alter table billing.wallets drop last_at;
    `);
  }
}
