import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comes once for an address is noted with its member, and with what is kept of the address afterwards. */
export class GiveOnce1700000004018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account.members add given_once text[] not null default '{}';
      alter table account.kept_addresses add given_once text[] not null default '{}';
      comment on column account.members.given_once is 'What the member got that comes once for an address, as the areas that give it call it.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.kept_addresses drop given_once; alter table account.members drop given_once');
  }
}
