import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVERSALS = `
  alter table billing.document_numbers
    drop constraint document_numbers_kind_check,
    add constraint document_numbers_kind_check check (kind in ('invoice', 'credit-note', 'reversal'));
  alter table billing.refunds
    add reversal_year smallint,
    add reversal_number integer check (reversal_number > 0),
    add reversal_seller_id integer references billing.sellers (id),
    add reversed_at timestamptz,
    add unique (company_id, reversal_year, reversal_number);
  comment on column billing.refunds.reversal_number is 'Of what cancels the credit note: the money came back. A credit note itself stays as it is.';
`;

/** Credit notes of refunds that bounced before: when they were issued is not known any more, so that both documents are of one day. */
const BOUNCED = `
  update billing.refunds r set reversed_at = r.decided_at, reversal_seller_id = r.seller_id, reversal_year = n.year, reversal_number = n.number
  from (
    select b.id, extract(year from b.decided_at at time zone c.time_zone) as year,
      row_number() over (partition by b.company_id, extract(year from b.decided_at at time zone c.time_zone) order by b.decided_at, b.number) as number
    from billing.refunds b join site.companies c on c.id = b.company_id
    where b.state = 'failed' and b.credit_note_number is not null) n
  where n.id = r.id;
  insert into billing.document_numbers (company_id, kind, year, last)
  select company_id, 'reversal', reversal_year, max(reversal_number) from billing.refunds where reversal_number is not null group by 1, 3;
  alter table billing.refunds add constraint refunds_reversed check (
    num_nulls(reversal_year, reversal_number, reversal_seller_id, reversed_at)
      = case when state = 'failed' and credit_note_number is not null then 0 else 4 end);
`;

/** Revenue counts credit notes and what cancels them, each on its day. */
const INDEXES = `
  drop index billing.refunds_paid_back;
  create index refunds_paid_back on billing.refunds (decided_at) where credit_note_number is not null;
  create index refunds_reversed_at on billing.refunds (reversed_at) where reversed_at is not null;
`;

export class ReverseCreditNotes1700000004022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [REVERSALS, BOUNCED, INDEXES]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index billing.refunds_paid_back;
      create index refunds_paid_back on billing.refunds (decided_at) where state = 'succeeded';
      alter table billing.refunds drop reversal_year, drop reversal_number, drop reversal_seller_id, drop reversed_at;
      delete from billing.document_numbers where kind = 'reversal';
      alter table billing.document_numbers
        drop constraint document_numbers_kind_check,
        add constraint document_numbers_kind_check check (kind in ('invoice', 'credit-note'));
    `);
  }
}
