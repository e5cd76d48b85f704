import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a network's limit counts is found again by its debit, for whoever has the installation's key: what is never sent counts no more. */
export class NameCountedDebits1700000004016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.direct_debit_networks add debit_key text unique;
      comment on column billing.direct_debit_networks.debit_key is 'A keyed hash of the debit; null for what was signed before this was kept.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.direct_debit_networks drop debit_key');
  }
}
