import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists leave fictional profiles out: the few are found without reading everybody. */
export class FindFictionalMembers1700000002112 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create index members_fictional on account.members (id) where fictional');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop index account.members_fictional');
  }
}
