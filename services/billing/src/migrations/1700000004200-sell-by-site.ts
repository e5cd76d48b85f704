import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What there is counts wherever a site has none of its own: site 0. */
const PRICES = `
  alter table billing.price_requests
    add site_id integer not null default 0,
    alter amount drop not null,
    add constraint price_requests_amount_of_all check (amount is not null or site_id <> 0);
  alter table billing.prices drop constraint prices_are_agreed;
  alter table billing.price_requests drop constraint price_requests_id_state_bundle_id_currency_amount_key;
  alter table billing.price_requests add unique (id, state, site_id, bundle_id, currency, amount);
  drop index billing.price_requests_open;
  create index price_requests_open on billing.price_requests (site_id, currency, bundle_id) where state = 'open';
  alter table billing.prices
    add site_id integer not null default 0,
    alter amount drop not null,
    drop constraint prices_pkey,
    add primary key (site_id, currency, bundle_id, begins_at),
    add constraint prices_of_all check (amount is not null or site_id <> 0),
    add constraint prices_of_sites check (request_id is not null or site_id = 0),
    add constraint prices_are_agreed foreign key (request_id, agreed, site_id, bundle_id, currency, amount)
      references billing.price_requests (id, state, site_id, bundle_id, currency, amount) deferrable initially deferred;
  comment on column billing.prices.site_id is '0: wherever a site has none of its own.';
  comment on column billing.prices.amount is 'Minor units; tax included where tax_rates has a rate for the country. null: the site sells at the price of all again.';
`;

const OFF_SALE = `
  create table billing.bundles_off_sale (
    site_id integer not null check (site_id > 0),
    bundle_id text not null references billing.bundles (id),
    primary key (site_id, bundle_id)
  );
  comment on table billing.bundles_off_sale is 'What a site does not sell, though it is on sale elsewhere.';
`;

const FEES = `
  create table billing.fee_requests (
    id integer generated always as identity primary key,
    site_id integer not null check (site_id >= 0),
    country text not null,
    method text not null,
    fee integer check (fee >= 0),
    state text not null default 'open' check (state in ('open', 'applied', 'declined')),
    asked_by integer not null references account.members (id),
    asked_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > asked_at),
    decided_by integer references account.members (id),
    decided_at timestamptz,
    unique (id, state, site_id, country, method, fee),
    check (fee is not null or site_id <> 0),
    check ((decided_at is null) = (state = 'open') and (decided_at is null) = (decided_by is null)),
    constraint fee_requests_four_eyes check (decided_by <> asked_by)
  );
  create index fee_requests_open on billing.fee_requests (site_id, country, method) where state = 'open';
  comment on table billing.fee_requests is 'Fees that an operator asks for and another one decides about.';
`;

/** Fees from before stay as they are. A site's list of a country counts as a whole. */
const METHODS = `
  alter table billing.country_methods
    add site_id integer not null default 0,
    alter fee drop not null,
    add request_id integer,
    add agreed text not null default 'applied' check (agreed = 'applied'),
    drop constraint country_methods_pkey,
    add primary key (site_id, country, method),
    add constraint country_methods_of_all check (fee is not null or site_id <> 0),
    add constraint country_methods_of_sites check (fee is null or request_id is not null or site_id = 0),
    add constraint fees_are_agreed foreign key (request_id, agreed, site_id, country, method, fee)
      references billing.fee_requests (id, state, site_id, country, method, fee) deferrable initially deferred;
  comment on column billing.country_methods.site_id is '0: wherever a site has no list of its own in this country.';
  comment on column billing.country_methods.fee is 'Minor units of the country''s currency; null: the fee of site 0.';
`;

/** A site has prices, ways to pay and fees of its own, where it needs any. */
export class SellBySite1700000004200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [PRICES, OFF_SALE, FEES, METHODS]) await runner.query(part);
  }

  /** What is of a site goes: orders keep what was charged. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from billing.country_methods where site_id <> 0;
      alter table billing.country_methods
        drop constraint fees_are_agreed, drop constraint country_methods_of_all, drop constraint country_methods_of_sites,
        drop constraint country_methods_pkey, drop site_id, drop request_id, drop agreed,
        alter fee set not null, add primary key (country, method);
      drop table billing.fee_requests, billing.bundles_off_sale;
      delete from billing.prices where site_id <> 0;
      alter table billing.prices
        drop constraint prices_are_agreed, drop constraint prices_of_all, drop constraint prices_of_sites,
        drop constraint prices_pkey, drop site_id, alter amount set not null, add primary key (currency, bundle_id, begins_at);
      delete from billing.price_requests where site_id <> 0;
      alter table billing.price_requests
        drop constraint price_requests_amount_of_all, drop site_id, alter amount set not null,
        add unique (id, state, bundle_id, currency, amount);
      create index price_requests_open on billing.price_requests (currency, bundle_id) where state = 'open';
      alter table billing.prices add constraint prices_are_agreed foreign key (request_id, agreed, bundle_id, currency, amount)
        references billing.price_requests (id, state, bundle_id, currency, amount) deferrable initially deferred;
    `);
  }
}
