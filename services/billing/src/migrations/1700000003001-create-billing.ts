import type { MigrationInterface, QueryRunner } from 'typeorm';

const WALLETS = `
  create table billing.wallets (
    member_id integer primary key references account.members (id),
    granted integer not null default 0 check (granted >= 0),
    bought integer not null default 0 check (bought >= 0),
    debt integer not null default 0 check (debt >= 0)
  ) with (fillfactor = 70);
  comment on table billing.wallets is 'One row a member: the lock of every change of credits. Room is left in each page, so that an update stays in its page.';

  -- No foreign key: every statement that writes an entry holds the wallet's row, and sending a message should not pay for a second look.
  create table billing.entries (
    id bigint generated always as identity primary key,
    member_id integer not null,
    amount integer not null check (amount <> 0),
    kind text not null check (kind in ('signup', 'promotion', 'demo', 'purchase', 'debt', 'message', 'photo', 'gift', 'icebreaker', 'returned', 'refund', 'chargeback')),
    reference text not null check (reference <> ''),
    at timestamptz not null,
    unique (member_id, kind, reference)
  );
  create function billing.refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'billing.entries is append-only'; end $$;
  create trigger entries_are_append_only before update or delete on billing.entries for each statement execute function billing.refuse_change();
`;

const PRICES = `
  create table billing.bundles (
    id text primary key check (id ~ '^[a-z0-9-]+$'),
    credits integer not null unique check (credits > 0),
    popular boolean not null default false,
    on_sale boolean not null default true
  );
  create unique index bundles_one_popular on billing.bundles (popular) where popular;

  create table billing.prices (
    currency text not null check (currency in ('EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN')),
    bundle_id text not null references billing.bundles (id),
    amount integer not null check (amount > 0),
    primary key (currency, bundle_id)
  );
  comment on column billing.prices.amount is 'Minor units; tax included where tax_rates has a rate for the country.';

  create table billing.tax_rates (
    country text not null check (country ~ '^[A-Z]{2}$'),
    valid_from date not null,
    percent numeric(5, 2) not null check (percent >= 0 and percent < 100),
    primary key (country, valid_from)
  );

  create table billing.country_methods (
    country text not null check (country ~ '^[A-Z]{2}$'),
    method text not null check (method in ('card', 'paypal', 'ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24', 'sepa')),
    position smallint not null,
    fee integer not null default 0 check (fee >= 0),
    offered boolean not null default true,
    primary key (country, method)
  );
  comment on column billing.country_methods.fee is 'Minor units of the country''s currency.';
`;

const ORDERS = `
  create table billing.orders (
    id integer generated always as identity primary key,
    member_id integer not null references account.members (id),
    client_id uuid not null,
    state text not null default 'created'
      check (state in ('created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'partly_refunded', 'refunded', 'charged_back')),
    bundle_id text not null,
    credits integer not null check (credits > 0),
    country text not null,
    method text not null,
    currency text not null,
    price integer not null check (price > 0),
    discount integer not null default 0 check (discount >= 0 and discount < price),
    discount_code text check (discount_code is not null or discount = 0),
    fee integer not null check (fee >= 0),
    total integer not null check (total = price - discount + fee),
    tax_rate numeric(5, 2) not null check (tax_rate >= 0),
    tax integer not null check (tax >= 0 and tax <= total),
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    completed_at timestamptz,
    invoice_year smallint,
    invoice_number integer check (invoice_number > 0),
    unique (member_id, client_id),
    unique (invoice_year, invoice_number),
    check ((state in ('completed', 'partly_refunded', 'refunded', 'charged_back')) = (completed_at is not null)),
    check ((completed_at is null) = (invoice_number is null) and (invoice_year is null) = (invoice_number is null))
  );
  create index orders_of_member on billing.orders (member_id, id desc);
  create index orders_given_up on billing.orders (created_at) where state in ('failed', 'cancelled', 'expired');
  create index orders_open on billing.orders (expires_at) where state in ('created', 'pending');

  create table billing.invoice_counters (
    year smallint primary key,
    last integer not null check (last >= 0)
  );
  comment on table billing.invoice_counters is 'The last invoice number of a year, raised in the transaction that completes the order: a rollback leaves no gap.';

  create table billing.lots (
    order_id integer primary key references billing.orders (id),
    member_id integer not null references billing.wallets (member_id),
    credits integer not null check (credits > 0),
    paid integer not null check (paid > 0),
    currency text not null,
    taken_back integer not null default 0 check (taken_back between 0 and credits),
    bought_at timestamptz not null
  );
  create index lots_of_member on billing.lots (member_id, order_id);
  comment on table billing.lots is 'Bought credits and what was paid for them. What is left of a lot is derived from the wallet, newest lot first: a spend never touches lots.';
`;

const PAYMENTS = `
  create table billing.payments (
    id uuid primary key,
    order_id integer not null unique references billing.orders (id),
    provider text not null,
    reference text,
    redirect text,
    amount integer not null check (amount > 0),
    currency text not null,
    card_brand text,
    card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
    captured_at timestamptz,
    created_at timestamptz not null,
    unique (provider, reference)
  );

  create table billing.payment_events (
    provider text not null,
    event_id text not null,
    payment_id uuid not null references billing.payments (id),
    status text not null,
    effect text not null check (effect in ('moved', 'nothing', 'amount-differs')),
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  );
  create index payment_events_of_payment on billing.payment_events (payment_id);
`;

const SANDBOX = `
  create table billing.sandbox_payments (
    id uuid primary key,
    amount integer not null,
    currency text not null,
    merchant text not null,
    credits integer not null,
    method text not null,
    locale text not null,
    return_url text not null,
    status text not null default 'open' check (status in ('open', 'processing', 'captured', 'declined', 'cancelled')),
    decided_at timestamptz,
    capture_at timestamptz,
    created_at timestamptz not null
  );
  comment on table billing.sandbox_payments is 'The books of the sandbox bank: what another company would know. Read only through its provider.';

  create table billing.sandbox_deliveries (
    id text primary key,
    payment_id uuid not null references billing.sandbox_payments (id),
    body text not null,
    times smallint not null check (times between 1 and 10),
    delivered_at timestamptz
  );
`;

const LISTS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  EUR: [1299, 2799, 4999, 8999, 19999],
  GBP: [1099, 2399, 4299, 7699, 16999],
  USD: [1399, 2999, 5299, 9499, 20999],
  CAD: [1899, 3999, 7199, 12899, 28499],
  AUD: [2099, 4499, 7999, 14399, 31999],
  NZD: [2299, 4899, 8699, 15599, 34499],
  CHF: [1299, 2799, 4999, 8999, 19999],
  PLN: [5499, 11799, 20999, 37799, 83999],
};
const SIZES = [10, 25, 50, 100, 250] as const;

const TAX = { AT: 20, BE: 21, CH: 8.1, DE: 19, ES: 21, FR: 20, GB: 20, IE: 23, IT: 22, NL: 21, PL: 23 } as const;

/** What is offered in a country, in this order. Direct debit waits for its mandate screens: `offered` is false. */
const METHODS: Readonly<Record<string, { readonly paypal: number; readonly order: readonly string[] }>> = {
  US: { paypal: 40, order: ['card', 'paypal'] },
  CA: { paypal: 50, order: ['card', 'paypal'] },
  AU: { paypal: 55, order: ['card', 'paypal'] },
  NZ: { paypal: 60, order: ['card', 'paypal'] },
  GB: { paypal: 30, order: ['card', 'paypal'] },
  CH: { paypal: 35, order: ['twint', 'card', 'paypal'] },
  PL: { paypal: 150, order: ['blik', 'przelewy24', 'card', 'paypal'] },
  NL: { paypal: 35, order: ['ideal', 'card', 'paypal', 'sepa'] },
  BE: { paypal: 35, order: ['bancontact', 'card', 'paypal', 'sepa'] },
  AT: { paypal: 35, order: ['card', 'eps', 'paypal', 'sepa'] },
  DE: { paypal: 35, order: ['card', 'paypal', 'sepa'] },
  FR: { paypal: 35, order: ['card', 'paypal', 'sepa'] },
  ES: { paypal: 35, order: ['card', 'paypal', 'sepa'] },
  IT: { paypal: 35, order: ['card', 'paypal', 'sepa'] },
  IE: { paypal: 35, order: ['card', 'paypal', 'sepa'] },
};

const rows = (values: readonly (readonly (string | number | boolean)[])[]): string =>
  values.map((row) => `(${row.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(', ')})`).join(', ');

const FIRST_DATA = `
  insert into billing.bundles (id, credits, popular) values ${rows(SIZES.map((size) => [String(size), size, size === 50]))};
  insert into billing.prices (currency, bundle_id, amount) values
    ${rows(Object.entries(LISTS).flatMap(([currency, list]) => list.map((amount, index) => [currency, String(SIZES[index]), amount])))};
  insert into billing.tax_rates (country, valid_from, percent) values ${rows(Object.entries(TAX).map(([country, percent]) => [country, '2024-01-01', percent]))};
  insert into billing.country_methods (country, method, position, fee, offered) values
    ${rows(
      Object.entries(METHODS).flatMap(([country, { paypal, order }]) =>
        order.map((method, index) => [country, method, index + 1, method === 'paypal' ? paypal : 0, method !== 'sepa']),
      ),
    )};
`;

/** Credits, prices, orders and payments; the prices and rates are data that operators change later. */
export class CreateBilling1700000003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists billing');
    for (const part of [WALLETS, PRICES, ORDERS, PAYMENTS, SANDBOX, FIRST_DATA]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema billing cascade');
  }
}
