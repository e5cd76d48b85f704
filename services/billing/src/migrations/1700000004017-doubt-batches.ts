import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const FAULT = { table: 'bank_answer_lines', column: 'fault', values: ['batch-differs'] };

/** Payments that a bank booked together, and that do not add up to what it booked. */
export class DoubtBatches1700000004017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, FAULT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update billing.bank_answer_lines set fault = 'does-not-follow' where fault = 'batch-differs'`);
    await disallow(runner, FAULT);
  }
}
