import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which site a member joined on, for areas that keep something as long as that site says; null for whoever joined before sites were noted. */
export class PublishSitesOfMembers1700000002812 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create view account.member_sites as select id as member_id, site_id from account.members');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_sites');
  }
}
