import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const KINDS = { table: 'payment_incidents', column: 'kind', values: ['dispute-missed'] };

/** A dispute that no event told of is found by its provider's list of the day: an operator looks why. */
export class TellOfMissedDisputes1700000004370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from billing.payment_incidents where kind = any($1)', [KINDS.values]);
    await disallow(runner, KINDS);
  }
}
