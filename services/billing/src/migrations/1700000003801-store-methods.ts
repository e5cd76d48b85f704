import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const STORED = `
  create table billing.stored_methods (
    id integer generated always as identity primary key,
    member_id integer not null references account.members (id),
    site_id integer,
    provider text not null,
    reference text not null check (reference <> ''),
    payment_id uuid not null unique references billing.payments (id),
    brand text not null check (brand <> ''),
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    expiry_month smallint not null check (expiry_month between 1 and 12),
    expiry_year smallint not null check (expiry_year between 2000 and 2199),
    consented_at timestamptz not null,
    consent_version smallint not null check (consent_version > 0),
    stored_at timestamptz not null,
    used_at timestamptz not null,
    removed_at timestamptz,
    unique (provider, reference)
  );
  create index stored_methods_of_member on billing.stored_methods (member_id, used_at desc) where removed_at is null;
  comment on table billing.stored_methods is 'Cards that providers keep for later purchases, each because its owner agreed. Of the card itself only what a receipt shows is here.';
  comment on column billing.stored_methods.site_id is 'The site that it was stored on, and is offered on.';
  comment on column billing.stored_methods.reference is 'The provider''s own name for it.';
  comment on column billing.stored_methods.payment_id is 'The payment that it was stored with.';
  comment on column billing.stored_methods.consent_version is 'Which wording was agreed to.';
  comment on column billing.stored_methods.used_at is 'When it was stored, or was last paid with.';
`;

/** Outlives the member: what is owed to them is that the provider forgets. */
const REMOVALS = `
  create table billing.stored_method_removals (
    provider text not null,
    reference text not null,
    removed_at timestamptz not null,
    tries integer not null default 0 check (tries >= 0),
    try_after timestamptz not null,
    primary key (provider, reference)
  );
  create index stored_method_removals_due on billing.stored_method_removals (try_after);
  comment on table billing.stored_method_removals is 'Methods that were removed here and that their provider is still to forget: gone once it says that it has.';
`;

const PAYMENTS = `
  alter table billing.payments
    add stored_method_id integer references billing.stored_methods (id) on delete set null,
    add store_consented_at timestamptz,
    add store_consent_version smallint check (store_consent_version > 0),
    add constraint payments_store_consent check ((store_consented_at is null) = (store_consent_version is null)),
    add constraint payments_stored_or_new check (stored_method_id is null or store_consented_at is null);
  create index payments_of_stored_method on billing.payments (stored_method_id) where stored_method_id is not null;
  comment on column billing.payments.stored_method_id is 'The stored method that it is paid with.';
  comment on column billing.payments.store_consented_at is 'When the payer agreed that the method is stored.';
`;

const BANK = `
  alter table billing.sandbox_payments
    add store boolean not null default false,
    add card text not null default 'approves' check (card in ('approves', 'confirms', 'declines', 'expires')),
    add stored_card uuid references billing.sandbox_payments (id),
    add card_forgotten_at timestamptz;
  comment on column billing.sandbox_payments.store is 'The shop asks to keep the card.';
  comment on column billing.sandbox_payments.card is 'Which of the bank''s cards it is paid with: each behaves in its own way when it is kept.';
  comment on column billing.sandbox_payments.stored_card is 'The payment that the card was kept with, when a kept card pays.';
`;

const BANK_STATUSES = { table: 'sandbox_payments', column: 'status', values: ['uncharged'] };

/** Stored methods: what of a card may be known, who agreed to it, and what the provider is still to forget. */
export class StoreMethods1700000003801 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [STORED, REMOVALS, PAYMENTS, BANK]) await runner.query(part);
    await allow(runner, BANK_STATUSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update billing.sandbox_payments set status = 'cancelled' where status = 'uncharged'`);
    await disallow(runner, BANK_STATUSES);
    await runner.query('alter table billing.sandbox_payments drop store, drop card, drop stored_card, drop card_forgotten_at');
    await runner.query('alter table billing.payments drop stored_method_id, drop store_consented_at, drop store_consent_version');
    await runner.query('drop table billing.stored_method_removals; drop table billing.stored_methods');
  }
}
