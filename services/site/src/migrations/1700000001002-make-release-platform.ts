import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases get checksum, contracts and an end; channels become one row a remote, with canary and pin; and what happens is written down. */
export class MakeReleasePlatform1700000001002 implements MigrationInterface {
  readonly name = 'MakeReleasePlatform1700000001002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site.releases
        add checksum text,
        add contracts jsonb not null default '{"oldest":1,"newest":1}' check (jsonb_typeof(contracts) = 'object'),
        add shared jsonb not null default '[]' check (jsonb_typeof(shared) = 'array'),
        add commit text,
        add built_at timestamptz,
        add served_until timestamptz,
        add withdrawn_at timestamptz,
        add removed_at timestamptz`);
    await runner.query(`
      update site.releases set built_at = created_at, checksum = (
        select encode(sha256(convert_to(string_agg(name || ' ' || (file ->> 'integrity'), E'\\n' order by name collate "C"), 'UTF8')), 'hex')
          from jsonb_each(files) as listed (name, file))`);
    await runner.query(`alter table site.releases alter checksum set not null, alter built_at set not null`);
    await runner.query(`
      create table site.release_history (
        id bigint generated always as identity primary key,
        remote text not null,
        version text not null,
        action text not null check (action in ('record', 'promote', 'canary', 'rollback', 'pin', 'unpin', 'withdraw', 'halt', 'remove')),
        percent numeric(5, 2),
        actor text not null check (actor <> ''),
        at timestamptz not null,
        figures jsonb,
        foreign key (remote, version) references site.releases (remote, version)
      )`);
    await runner.query(`create index release_history_remote on site.release_history (remote, id)`);
    await runner.query(`
      insert into site.release_history (remote, version, action, actor, at)
      select remote, version, 'promote', 'checkout', changed_at from site.release_channels order by changed_at`);
    await runner.query(`alter table site.release_channels rename to former_channels`);
    await runner.query(`
      create table site.release_channels (
        remote text primary key,
        stable text not null,
        stable_by text not null,
        stable_since timestamptz not null,
        canary text,
        percent numeric(5, 2) check (percent > 0 and percent <= 100),
        pinned text,
        check ((canary is null) = (percent is null)),
        check (canary <> stable),
        foreign key (remote, stable) references site.releases (remote, version),
        foreign key (remote, canary) references site.releases (remote, version),
        foreign key (remote, pinned) references site.releases (remote, version)
      )`);
    await runner.query(`
      insert into site.release_channels (remote, stable, stable_by, stable_since)
      select remote, version, 'checkout', changed_at from site.former_channels`);
    await runner.query(`drop table site.former_channels`);
    await runner.query(`
      create table site.release_revision (
        id boolean primary key default true check (id),
        revision bigint not null
      )`);
    await runner.query(`insert into site.release_revision (revision) values (1)`);
    await runner.query(`
      create table site.release_loads (
        remote text not null,
        version text not null,
        minute timestamptz not null,
        loads integer not null check (loads > 0),
        primary key (remote, version, minute)
      )`);
    // One failure a page view and remote; session and network are keyed hashes, and rows go after a day.
    await runner.query(`
      create table site.release_failures (
        page_view text not null,
        remote text not null,
        version text not null,
        session text not null,
        network text not null,
        phase text not null,
        code text not null,
        at timestamptz not null,
        primary key (page_view, remote)
      )`);
    await runner.query(`create index release_failures_version on site.release_failures (remote, version, at)`);
    await runner.query(`create index release_failures_at on site.release_failures (at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table site.release_failures, site.release_loads, site.release_revision, site.release_history`);
    await runner.query(`alter table site.release_channels rename to later_channels`);
    await runner.query(`
      create table site.release_channels (
        remote text not null,
        channel text not null check (channel in ('stable')),
        version text not null,
        changed_at timestamptz not null,
        primary key (remote, channel),
        foreign key (remote, version) references site.releases (remote, version)
      )`);
    await runner.query(`
      insert into site.release_channels (remote, channel, version, changed_at)
      select remote, 'stable', stable, stable_since from site.later_channels`);
    await runner.query(`drop table site.later_channels`);
    await runner.query(`
      alter table site.releases drop checksum, drop contracts, drop shared, drop commit, drop built_at, drop served_until, drop withdrawn_at, drop removed_at`);
  }
}
