import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hashes of the addresses that a member had before, each with until when: mails that went there are erased with the account. */
export class KnowFormerAddresses1700000002832 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`alter table account.members add column former_addresses jsonb not null default '[]'`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members drop column former_addresses');
  }
}
