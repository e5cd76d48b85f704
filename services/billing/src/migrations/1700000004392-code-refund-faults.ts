import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What we said ourselves of a refund stood in English sentences, which pages cannot translate. */
const CODES = [
  ['The provider could not be asked.', 'no-answer'],
  ['The bank gave no answer.', 'sent-unanswered'],
  ['No provider % is set up.', 'no-provider'],
  ['The provider does not list it any more.', 'not-listed'],
  ['The payment is disputed.', 'disputed'],
  ['Operators heard there that it was not paid.', 'not-paid'],
  ['No direct debit has this name.', 'payment-unknown'],
  ['Nothing was paid.', 'nothing-paid'],
  ['More is asked back than is debited.', 'too-much'],
  ['PayPal knows another refund by this id.', 'other-refund'],
  ['Another refund has this name.', 'other-refund'],
  ['The direct debit is %.', 'debit-over'],
  ['The account of the payer is not known any more.', 'account-unknown'],
] as const;

export class CodeRefundFaults1700000004392 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [sentence, code] of CODES) await runner.query('update billing.refunds set fault = $2 where fault like $1', [sentence, code]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [sentence, code] of CODES.toReversed())
      await runner.query('update billing.refunds set fault = $1 where fault = $2', [sentence, code]);
  }
}
