import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepDirectDebitCodes1700000003701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.direct_debit_codes (
        order_id integer primary key references billing.orders (id) on delete cascade,
        mobile text not null check (mobile ~ '^\\+[1-9][0-9]{5,14}$'),
        code_hash bytea not null check (octet_length(code_hash) = 32),
        sent_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > sent_at),
        resend_at timestamptz not null check (resend_at >= sent_at),
        tries smallint not null default 0 check (tries between 0 and 5)
      );
      create index direct_debit_codes_old on billing.direct_debit_codes (sent_at);
      comment on table billing.direct_debit_codes is 'The code by SMS that was sent last for an order. Gone when the order is signed, and after a day.';
      comment on column billing.direct_debit_codes.code_hash is 'With the key of the installation: the code itself is nowhere.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.direct_debit_codes');
  }
}
