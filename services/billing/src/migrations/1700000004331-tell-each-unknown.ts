import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two refunds, or disputes, of the same amount are two matters: an operator is told of each. Those from before are of the one that they fit. */
export class TellEachUnknown1700000004331 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payment_incidents add subject text not null default '';
      update billing.payment_incidents i
      set subject = coalesce((
        select r.id::text from billing.refunds r join billing.payments p on p.order_id = r.order_id
        where p.id = i.payment_id and r.amount = i.reported_amount and r.currency = i.reported_currency and r.requested_at <= i.noticed_at
        order by r.number desc limit 1), '')
      where i.kind = 'refund-unknown';
      update billing.payment_incidents i
      set subject = coalesce((
        select d.reference from billing.disputes d
        where d.payment_id = i.payment_id and d.amount = i.reported_amount and d.currency = i.reported_currency and d.opened_at <= i.noticed_at
        order by d.id limit 1), '')
      where i.kind = 'payment-disputed';
      alter table billing.payment_incidents
        drop constraint payment_incidents_once,
        add constraint payment_incidents_once unique (payment_id, kind, subject, reported_amount, reported_currency);
      comment on column billing.payment_incidents.subject is
        'Which of the payment''s refunds (our id) or disputes (the provider''s name) it is about; empty for the payment as a whole.';
    `);
  }

  /** Of several that are told apart by this only, the latest stays. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from billing.payment_incidents i using billing.payment_incidents later
      where later.payment_id = i.payment_id and later.kind = i.kind and later.reported_amount = i.reported_amount
        and later.reported_currency = i.reported_currency and later.id > i.id;
      alter table billing.payment_incidents
        drop constraint payment_incidents_once,
        add constraint payment_incidents_once unique (payment_id, kind, reported_amount, reported_currency);
      alter table billing.payment_incidents drop subject;
    `);
  }
}
