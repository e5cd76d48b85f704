import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMPANIES = `
  alter table site.companies
    add id integer generated always as identity,
    drop constraint companies_pkey,
    add primary key (id),
    alter site_id drop not null,
    add constraint companies_of_site unique (site_id),
    add time_zone text;
  update site.companies c set time_zone = s.time_zone from site.sites s where s.id = c.site_id;
  alter table site.companies alter time_zone set not null;
  comment on column site.companies.site_id is 'Read by processes of the version before. It can go once no such process runs any more: sites name their company.';
  comment on column site.companies.time_zone is 'Of its books: years of document numbers and days of tax rates begin by it.';

  alter table site.sites add company_id integer references site.companies (id);
  update site.sites s set company_id = c.id from site.companies c where c.site_id = s.id;
  comment on column site.sites.company_id is 'Who runs it; null: the company of the default site.';
`;

/** A company is one whatever sites it runs: each site names its own. */
export class IdentifyCompanies1700000004002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COMPANIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site.sites drop company_id;
      delete from site.companies where site_id is null;
      alter table site.companies
        drop constraint companies_pkey,
        drop constraint companies_of_site,
        drop id,
        drop time_zone,
        add primary key (site_id);
    `);
  }
}
