import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators look for what the bank said by the name that it has for a payment. */
export class FindBankLines1700000004380 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index bank_answer_lines_of_name on billing.bank_answer_lines (end_to_end_id) where end_to_end_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index billing.bank_answer_lines_of_name');
  }
}
