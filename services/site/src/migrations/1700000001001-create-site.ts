import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSite1700000001001 implements MigrationInterface {
  readonly name = 'CreateSite1700000001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create schema if not exists site`);
    await runner.query(`
      create table site.sites (
        id integer generated always as identity primary key,
        host text not null unique check (host = lower(host) and host <> ''),
        time_zone text not null,
        is_default boolean not null default false,
        settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object')
      )`);
    // Exactly one site answers for hosts that nobody registered.
    await runner.query(`create unique index sites_one_default on site.sites (is_default) where is_default`);
    await runner.query(`
      create table site.companies (
        site_id integer primary key references site.sites (id) on delete cascade,
        name text not null,
        address text not null,
        kvk text not null,
        city text not null,
        country text not null,
        tradenames text[] not null default '{}',
        vat_numbers jsonb not null default '[]' check (jsonb_typeof(vat_numbers) = 'array'),
        support_phone text not null,
        delete_discount integer not null default 0 check (delete_discount between 0 and 100)
      )`);
    await runner.query(`
      create table site.releases (
        remote text not null check (remote ~ '^(shell|mfe-[a-z]+)$'),
        version text not null check (version <> ''),
        folder text not null,
        entry text not null,
        integrity text not null check (integrity ~ '^sha(256|384|512)-'),
        files jsonb not null check (jsonb_typeof(files) = 'object'),
        chunks jsonb not null check (jsonb_typeof(chunks) = 'object'),
        descriptor jsonb,
        created_at timestamptz not null,
        primary key (remote, version)
      )`);
    await runner.query(`
      create table site.release_channels (
        remote text not null,
        channel text not null check (channel in ('stable')),
        version text not null,
        changed_at timestamptz not null,
        primary key (remote, channel),
        foreign key (remote, version) references site.releases (remote, version)
      )`);
    await runner.query(`insert into site.sites (host, time_zone, is_default) values ('localhost', 'Europe/Zurich', true)`);
    await runner.query(`
      insert into site.companies (site_id, name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount)
      select id, 'Rendezvous Example B.V.', 'Voorbeeldstraat 12', '00000000', 'Amsterdam', 'NL', '{Rendezvous}',
             '[{"country":"NL","number":"NL000000000B00"}]', '+31 20-000 00 00', 25
      from site.sites where is_default`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table site.release_channels, site.releases, site.companies, site.sites`);
    await runner.query(`drop schema site`);
  }
}
