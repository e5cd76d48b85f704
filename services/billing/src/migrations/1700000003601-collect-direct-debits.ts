import type { MigrationInterface, QueryRunner } from 'typeorm';

const MANDATES = `
  create table billing.mandates (
    id integer primary key generated always as identity,
    member_id integer not null references account.members (id),
    reference text not null unique check (reference ~ '^[A-Z0-9-]{1,35}$'),
    kind text not null check (kind in ('recurrent', 'one-off')),
    account_key text,
    sealed bytea,
    creditor_id text not null,
    creditor_name text not null,
    language text not null,
    wording text not null,
    signed_at timestamptz not null,
    last_due date,
    ended_at timestamptz,
    end_reason text check (end_reason in ('revoked', 'lapsed', 'bank')),
    purged_at timestamptz,
    check ((ended_at is null) = (end_reason is null)),
    check ((sealed is null) = (purged_at is not null) and (account_key is null) = (purged_at is not null))
  );
  create index mandates_of_member on billing.mandates (member_id);
  create index mandates_of_account on billing.mandates (account_key) where account_key is not null;
  create index mandates_to_purge on billing.mandates (coalesce(last_due, (signed_at at time zone 'UTC')::date)) where purged_at is null;
  comment on table billing.mandates is 'What members signed: whose account may be debited, by whom, in which words.';
  comment on column billing.mandates.sealed is 'Account, holder, address and mobile number, encrypted. Gone 14 months after the last collection, if the mandate does not stand by then.';
  comment on column billing.mandates.account_key is 'A keyed hash of the account: the same account is the same key, and nothing leads back.';
`;

const FILES = `
  create table billing.bank_files (
    id integer primary key generated always as identity,
    kind text not null check (kind in ('pain.008', 'pain.001')),
    message_id text not null unique,
    hash text not null unique,
    content bytea,
    payments integer not null check (payments > 0),
    total bigint not null check (total > 0),
    state text not null default 'written' check (state in ('written', 'delivering', 'delivered', 'unknown', 'accepted', 'partly', 'rejected')),
    created_at timestamptz not null,
    delivering_at timestamptz,
    delivered_at timestamptz,
    answered_at timestamptz
  );
  create index bank_files_to_deliver on billing.bank_files (id) where state in ('written', 'delivering');
  comment on table billing.bank_files is 'Files for the bank, each written in the transaction that takes what is in it: nothing is in two.';
  comment on column billing.bank_files.content is 'The file, encrypted; gone after 14 months.';
  comment on column billing.bank_files.state is 'unknown: nobody knows whether the bank has it, so that an operator decides. It is never sent again by itself.';
`;

const DEBITS = `
  create table billing.direct_debits (
    payment_id uuid primary key,
    id integer not null unique generated always as identity,
    order_id integer not null,
    amount integer not null check (amount > 0),
    currency text not null check (currency = 'EUR'),
    state text not null default 'open'
      check (state in ('open', 'given-up', 'registered', 'withheld', 'sent', 'collected', 'rejected', 'returned')),
    revision integer not null default 0,
    kept boolean,
    sealed bytea,
    mandate_id integer references billing.mandates (id),
    sequence text check (sequence in ('FRST', 'RCUR', 'OOFF')),
    due date,
    file_id integer references billing.bank_files (id),
    end_to_end_id text unique,
    created_at timestamptz not null,
    signed_at timestamptz,
    collected_on date,
    returned_on date,
    reason text check (reason ~ '^[A-Z0-9]{4}$'),
    return_kind text check (return_kind in ('reject', 'return', 'refund', 'unauthorised', 'late')),
    check ((signed_at is null) = (state in ('open', 'given-up'))),
    check (signed_at is null or (mandate_id is not null and due is not null and sealed is null)),
    check ((file_id is null) = (end_to_end_id is null) and (file_id is null) = (sequence is null)),
    check ((file_id is not null) = (state in ('sent', 'collected', 'rejected', 'returned'))),
    check ((state in ('rejected', 'returned')) = (return_kind is not null))
  );
  create index direct_debits_of_order on billing.direct_debits (order_id);
  create index direct_debits_of_mandate on billing.direct_debits (mandate_id, signed_at);
  create index direct_debits_of_file on billing.direct_debits (file_id);
  create index direct_debits_to_send on billing.direct_debits (due, id) where state = 'registered';
  create index direct_debits_open on billing.direct_debits (order_id) where state = 'open';
  comment on table billing.direct_debits is 'Payments by direct debit: what another company would know in its books. Read only through their provider and the steps before it.';
  comment on column billing.direct_debits.sealed is 'What was typed and waits for the code, encrypted; the mandate has it once it is signed.';
  comment on column billing.direct_debits.revision is 'Goes up with each change of what is to be signed: what is signed is what was seen.';

  create table billing.direct_debit_refunds (
    id uuid primary key,
    number integer not null unique generated always as identity,
    payment_id uuid not null references billing.direct_debits (payment_id),
    amount integer not null check (amount > 0),
    state text not null check (state in ('waiting', 'withheld', 'sent', 'paid', 'failed')),
    file_id integer references billing.bank_files (id),
    end_to_end_id text unique,
    reason text check (reason ~ '^[A-Z0-9]{4}$'),
    created_at timestamptz not null,
    check ((file_id is null) = (end_to_end_id is null)),
    check (state not in ('sent', 'paid') or file_id is not null)
  );
  create index direct_debit_refunds_of_payment on billing.direct_debit_refunds (payment_id);
  create index direct_debit_refunds_waiting on billing.direct_debit_refunds (number) where state = 'waiting';
  create index direct_debit_refunds_of_file on billing.direct_debit_refunds (file_id);
  comment on table billing.direct_debit_refunds is 'Money that goes back for a debit: by a credit transfer once it was collected, or by not collecting it at all (withheld).';

  create table billing.direct_debit_networks (
    id integer primary key generated always as identity,
    network_key text not null,
    amount integer not null check (amount > 0),
    at timestamptz not null
  );
  create index direct_debit_networks_of_key on billing.direct_debit_networks (network_key, at);
  create index direct_debit_networks_by_age on billing.direct_debit_networks (at);
  comment on table billing.direct_debit_networks is 'What was signed from a network within 30 days, by a keyed hash and without a word about whose it is.';
`;

const ANSWERS = `
  create table billing.bank_answers (
    id integer primary key generated always as identity,
    kind text not null check (kind in ('pain.002', 'camt.054')),
    message_id text not null,
    hash text not null unique,
    name text not null,
    received_at timestamptz not null,
    received_by integer references account.members (id),
    lines integer not null check (lines >= 0)
  );
  comment on table billing.bank_answers is 'Files that the bank answered with, each taken in once.';
  comment on column billing.bank_answers.received_by is 'The operator who brought it; null: it lay in the folder.';

  create table billing.bank_answer_lines (
    answer_id integer not null references billing.bank_answers (id),
    position integer not null check (position > 0),
    says text not null check (says in ('accepted', 'rejected', 'booked', 'returned')),
    end_to_end_id text,
    amount bigint,
    currency text,
    reason text,
    on_day date not null,
    payment_id uuid,
    fault text check (fault in ('unknown', 'amount-differs', 'does-not-follow')),
    resolved_at timestamptz,
    resolved_by integer references account.members (id),
    primary key (answer_id, position),
    check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null or fault is not null))
  );
  create index bank_answer_lines_open on billing.bank_answer_lines (answer_id desc, position) where fault is not null and resolved_at is null;
  create index bank_answer_lines_of_payment on billing.bank_answer_lines (payment_id) where payment_id is not null;
  comment on table billing.bank_answer_lines is 'What a bank said, line by line: no names, no accounts. A fault waits for an operator.';
`;

/** Direct debits: mandates, what is collected by them, files for the bank and what it answers. */
export class CollectDirectDebits1700000003601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [MANDATES, FILES, DEBITS, ANSWERS]) await runner.query(part);
    await runner.query(`update billing.country_methods set offered = true where method = 'sepa'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update billing.country_methods set offered = false where method = 'sepa'`);
    for (const table of [
      'bank_answer_lines',
      'bank_answers',
      'direct_debit_networks',
      'direct_debit_refunds',
      'direct_debits',
      'bank_files',
      'mandates',
    ])
      await runner.query(`drop table billing.${table}`);
  }
}
