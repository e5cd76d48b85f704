import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'reject', 'return', 'refund', 'unauthorised', 'late'`;

/** A debit whose mandate ends before it is sent is not collected: for its payment it is a dispute that is lost, like one that the bank refuses. */
export class StopDebitsWithTheirMandate1700000004015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.direct_debits
        drop constraint direct_debits_return_kind_check,
        add constraint direct_debits_return_kind_check check (return_kind in (${KINDS}, 'mandate-ended')),
        drop constraint direct_debits_check4,
        add constraint direct_debits_returned
          check ((return_kind is not null) = (state in ('rejected', 'returned') or (state = 'withheld' and return_kind is not null))),
        add constraint direct_debits_mandate_ended check ((state = 'withheld' and return_kind is not null) = coalesce(return_kind = 'mandate-ended', false));
      comment on column billing.direct_debits.return_kind is 'Of what went back; mandate-ended: it was never sent, since its mandate had ended.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update billing.direct_debits set return_kind = null, returned_on = null, reason = null where return_kind = 'mandate-ended';
      alter table billing.direct_debits
        drop constraint direct_debits_mandate_ended,
        drop constraint direct_debits_returned,
        add constraint direct_debits_check4 check ((state in ('rejected', 'returned')) = (return_kind is not null)),
        drop constraint direct_debits_return_kind_check,
        add constraint direct_debits_return_kind_check check (return_kind in (${KINDS}));
    `);
  }
}
