import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a member's address is confirmed: nobody was found before. */
export class PublishActivations1700000004056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create view account.member_activations as select id as member_id, activated_at from account.members');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view account.member_activations');
  }
}
