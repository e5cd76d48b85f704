import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund that the bank refused moved no money: should the bank book it all the same, that is another matter than a booking that is heard of late. */
export class TellHowRefundsFailed1700000004014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.direct_debit_refunds add return_kind text check (return_kind in ('reject', 'return'));
      update billing.direct_debit_refunds r
      set return_kind = case when exists (
        select from billing.bank_answer_lines l
        where l.payment_id = r.payment_id and l.end_to_end_id = r.end_to_end_id and l.says = 'returned' and l.fault is null)
        then 'return' else 'reject' end
      where r.state = 'failed' and r.file_id is not null;
      alter table billing.direct_debit_refunds
        add constraint direct_debit_refunds_failed check ((return_kind is not null) = (state = 'failed' and file_id is not null));
      comment on column billing.direct_debit_refunds.return_kind is 'Of what went to the bank and failed: refused before it moved, or sent back.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.direct_debit_refunds drop return_kind');
  }
}
