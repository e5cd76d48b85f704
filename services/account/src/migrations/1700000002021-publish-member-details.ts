import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a profile page shows beside the card; other areas may join it by `member_id`, as they join `account.member_cards`. */
export class PublishMemberDetails1700000002021 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create view account.member_details as
      select id as member_id, about, relationship_status, hair_color, eye_color, body_type, tattoos, interests, lat, lon
      from account.members`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_details');
  }
}
