import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this database holds, in one row: the demo's people or members. Empty in one from before, until it is started again. */
export class CreateWorld1700000002091 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.world (
        one boolean primary key default true check (one),
        world text not null check (world in ('demo', 'real'))
      )`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.world');
  }
}
