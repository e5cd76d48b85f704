import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of credit notes that there are it is what they say: each was drawn by itself. */
export class KeepRefundedTax1700000004021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.refunds add fee integer not null default 0 check (fee >= 0), add tax integer check (tax >= 0);
      comment on column billing.refunds.fee is 'What of the amount is the fee of the order.';
      comment on column billing.refunds.tax is 'What of the amount is tax; null until there is a credit note.';
      update billing.refunds r set fee = o.fee from billing.orders o where o.id = r.order_id and r.amount = o.total;
      update billing.refunds r set tax = round(r.amount * o.tax_rate / (100 + o.tax_rate))
      from billing.orders o where o.id = r.order_id and r.credit_note_number is not null;
      alter table billing.refunds
        add check (fee <= amount and tax <= amount),
        add constraint refunds_taxed check ((tax is null) = (credit_note_number is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.refunds drop fee, drop tax');
  }
}
