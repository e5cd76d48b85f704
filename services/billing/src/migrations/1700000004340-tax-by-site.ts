import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What there is counts wherever a site has none of its own: site 0. */
const BY_SITE = `
  alter table billing.tax_rates
    add site_id integer not null default 0 check (site_id >= 0),
    alter percent drop not null,
    drop constraint tax_rates_pkey,
    add primary key (site_id, country, valid_from),
    add constraint tax_rates_of_all check (percent is not null or site_id <> 0);
  comment on table billing.tax_rates is 'Tax contained in prices of a country from a day on. Where no rate counts nothing is sold; 0 is a rate.';
  comment on column billing.tax_rates.site_id is '0: wherever a site has none of its own.';
  comment on column billing.tax_rates.percent is '0: the seller owes no tax there. null: from that day on the rate of site 0 counts again.';
  comment on column billing.prices.amount is 'Minor units, tax included. null: the site sells at the price of all again.';
`;

/** Where no tax was owed because nobody had written a rate: so it stays, said. */
const UNTAXED = `
  insert into billing.tax_rates (country, valid_from, percent)
  select country, '2024-01-01', 0 from unnest(array['AU', 'CA', 'NZ', 'US']) country
  on conflict do nothing;
`;

/** A site has rates of tax of its own, where it needs any, and no rate is not 0 any more. */
export class TaxBySite1700000004340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [BY_SITE, UNTAXED]) await runner.query(part);
  }

  /** What is of a site goes: documents keep their rate. A rate of 0 stays, since it means the same to the version before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from billing.tax_rates where site_id <> 0;
      alter table billing.tax_rates
        drop constraint tax_rates_of_all, drop constraint tax_rates_pkey, drop site_id,
        alter percent set not null, add primary key (country, valid_from);
      comment on table billing.tax_rates is null;
      comment on column billing.tax_rates.percent is null;
    `);
  }
}
