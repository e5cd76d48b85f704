import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member searched last comes back with the next visit, on whichever device. */
export class KeepTheLastSearch1700000005551 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`alter table search.preferences add column last_search text not null default ''`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table search.preferences drop column last_search');
  }
}
