import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a complaint waits for nothing, and the site on which it was filed: both say when it is deleted. */
export class EndComplaints1700000002641 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.complaints add column ended_at timestamptz, add column site_id integer;
      update account.complaints c set ended_at = coalesce(
        (select max(a.at) from account.complaint_answers a where a.complaint_id = c.id), c.filed_at) where c.state <> 'open'`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.complaints drop column ended_at, drop column site_id');
  }
}
