import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The landers area from empty. Nothing here is about a visitor or a member. */
export class CreateLanders1700000006001 implements MigrationInterface {
  readonly name = 'CreateLanders1700000006001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create schema if not exists landers`);
    await runner.query(`
      create table landers.variants (
        site_id integer not null references site.sites (id) on delete cascade,
        slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        template text not null check (template <> ''),
        state text not null check (state in ('draft', 'published', 'withdrawn')),
        version integer,
        weight integer not null check (weight between 0 and 1000),
        starts_at timestamptz,
        ends_at timestamptz,
        primary key (site_id, slug),
        check (state <> 'published' or version is not null),
        check (starts_at < ends_at)
      )`);
    await runner.query(`
      create table landers.versions (
        site_id integer not null,
        slug text not null,
        version integer not null check (version > 0),
        checksum text not null,
        facts jsonb not null check (jsonb_typeof(facts) = 'object'),
        contents jsonb not null check (jsonb_typeof(contents) = 'object'),
        created_at timestamptz not null,
        created_by text not null check (created_by <> ''),
        primary key (site_id, slug, version),
        unique (site_id, slug, checksum),
        foreign key (site_id, slug) references landers.variants (site_id, slug) on delete cascade
      )`);
    await runner.query(`
      alter table landers.variants add foreign key (site_id, slug, version) references landers.versions (site_id, slug, version)`);
    await runner.query(`
      create table landers.history (
        id bigint generated always as identity primary key,
        site_id integer not null,
        slug text not null,
        action text not null check (action in ('publish', 'schedule', 'weight', 'withdraw', 'undo')),
        before jsonb not null check (jsonb_typeof(before) = 'object'),
        after jsonb not null check (jsonb_typeof(after) = 'object'),
        actor text not null check (actor <> ''),
        at timestamptz not null,
        foreign key (site_id, slug) references landers.variants (site_id, slug) on delete cascade
      )`);
    await runner.query(`create index history_variant on landers.history (site_id, slug, id)`);
    await runner.query(`
      create function landers.refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'A version of a lander never changes.'; end $$`);
    await runner.query(`
      create trigger versions_immutable before update on landers.versions for each row execute function landers.refuse_change()`);
    await runner.query(`create table landers.revision (id boolean primary key default true check (id), revision bigint not null)`);
    await runner.query(`insert into landers.revision (revision) values (1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop schema landers cascade`);
  }
}
