import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases of the shell say which pages it draws itself; those from before say nothing, and remotes have none. */
export class RecordShellPages1700000001003 implements MigrationInterface {
  readonly name = 'RecordShellPages1700000001003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table site.releases add pages jsonb check (jsonb_typeof(pages) = 'array')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table site.releases drop pages`);
  }
}
