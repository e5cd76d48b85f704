import type { MigrationInterface, QueryRunner } from 'typeorm';

const SELLERS = `
  create table billing.sellers (
    id integer generated always as identity primary key,
    company_id integer not null references site.companies (id),
    name text not null,
    address text not null,
    kvk text not null,
    city text not null,
    country text not null,
    vat_numbers jsonb not null,
    since timestamptz not null,
    unique (company_id, name, address, kvk, city, country, vat_numbers)
  );
  comment on table billing.sellers is 'Companies as they were when documents were issued: a row for each state that one was issued in.';
  insert into billing.sellers (company_id, name, address, kvk, city, country, vat_numbers, since)
  select id, name, address, kvk, city, country, vat_numbers, now() from site.companies;

  create table billing.document_numbers (
    company_id integer not null references site.companies (id),
    kind text not null check (kind in ('invoice', 'credit-note')),
    year smallint not null,
    last integer not null check (last >= 0),
    shared integer not null default 0 check (shared between 0 and last),
    primary key (company_id, kind, year)
  );
  comment on table billing.document_numbers is 'The last number of a company''s year, raised in the transaction that issues: a rollback leaves no gap.';
  comment on column billing.document_numbers.shared is 'Up to this number several companies shared one series: of these, each has some.';
`;

/** A company's own, or that of the default site. */
const companyOf = (site: string): string => `
  (select s.company_id from site.sites s where s.company_id is not null and (s.id = ${site} or s.is_default) order by s.id = ${site} desc limit 1)`;

/** Who issued what there is, and where each company goes on. Numbers stay. */
const issuedBy = (table: string, kind: string, column: string): string => `
  alter table billing.${table}
    add company_id integer references site.companies (id),
    add seller_id integer references billing.sellers (id);
  update billing.${table} t set company_id = ${table === 'orders' ? companyOf('t.site_id') : '(select o.company_id from billing.orders o where o.id = t.order_id)'}
  where t.${column}_number is not null;
  update billing.${table} t set seller_id = s.id from billing.sellers s where s.company_id = t.company_id;
  alter table billing.${table}
    drop constraint ${table}_${column}_year_${column}_number_key,
    add unique (company_id, ${column}_year, ${column}_number),
    add constraint ${table}_issued_by check (${column}_number is null or num_nulls(company_id, seller_id) = 0);

  insert into billing.document_numbers (company_id, kind, year, last, shared)
  select n.company_id, '${kind}', n.year, n.last, case when n.sellers > 1 then n.last else 0 end
  from (select company_id, ${column}_year as year, max(${column}_number) as last,
          count(*) over (partition by ${column}_year) as sellers
        from billing.${table} where ${column}_number is not null group by 1, 2) n;
  insert into billing.document_numbers (company_id, kind, year, last)
  select s.company_id, '${kind}', c.year, c.last from billing.${column}_counters c cross join site.sites s
  where s.is_default and s.company_id is not null and not exists (
    select from billing.document_numbers d where d.kind = '${kind}' and d.year = c.year);
`;

/** An order's site is known from now on: its company issues the receipt. */
const SITES = `update billing.orders set site_id = (select id from site.sites where is_default) where site_id is null;`;

/**
 * Processes of the version before issue while this one starts beside them, by counters of their own: what they number is numbered anew, and its
 * seller noted. It can go, with their counters, once no such process runs any more.
 */
const earlierProcesses = (table: string, kind: string, column: string, company: string): string => `
  create function billing.issue_${table}() returns trigger language plpgsql as $$
    begin
      new.company_id := ${company};
      select max(id) into new.seller_id from billing.sellers where company_id = new.company_id;
      if tg_op = 'UPDATE' then
        insert into billing.document_numbers as d (company_id, kind, year, last) values (new.company_id, '${kind}', new.${column}_year, 1)
        on conflict (company_id, kind, year) do update set last = d.last + 1 returning last into new.${column}_number;
      end if;
      return new;
    end $$;
  create trigger ${table}_of_earlier_processes before insert or update on billing.${table} for each row
    when (new.${column}_number is not null and new.company_id is null) execute function billing.issue_${table}();
`;

/** Receipts and credit notes are numbered by company, and keep the company as it was. */
export class NumberByCompany1700000004003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [
      SITES,
      SELLERS,
      issuedBy('orders', 'invoice', 'invoice'),
      issuedBy('refunds', 'credit-note', 'credit_note'),
      earlierProcesses('orders', 'invoice', 'invoice', companyOf('new.site_id')),
      earlierProcesses('refunds', 'credit-note', 'credit_note', '(select o.company_id from billing.orders o where o.id = new.order_id)'),
    ])
      await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [
      ['refunds', 'credit_note'],
      ['orders', 'invoice'],
    ] as const)
      await runner.query(`
        drop trigger ${table}_of_earlier_processes on billing.${table};
        drop function billing.issue_${table}();
        delete from billing.${column}_counters;
        insert into billing.${column}_counters (year, last)
        select year, max(last) from billing.document_numbers where kind = '${column.replace('_', '-')}' group by year;
        alter table billing.${table}
          drop constraint ${table}_issued_by,
          drop constraint ${table}_company_id_${column}_year_${column}_number_key,
          add unique (${column}_year, ${column}_number),
          drop company_id,
          drop seller_id;
      `);
    await runner.query('drop table billing.document_numbers, billing.sellers');
  }
}
