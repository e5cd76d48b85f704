import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where members came to first: for sums of what came of it, never beside a name. */
export class PublishArrivals1700000004004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create view account.member_arrivals as select id as member_id, traffic->>'page' as first_page from account.members`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view account.member_arrivals');
  }
}
