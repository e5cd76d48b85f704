import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Experiments between variants of one template; counts by day without anybody in them, and those who agreed to be measured. */
export class CreateExperiments1700000006002 implements MigrationInterface {
  readonly name = 'CreateExperiments1700000006002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table landers.experiments (
        id integer generated always as identity primary key,
        site_id integer not null references site.sites (id) on delete cascade,
        template text not null check (template <> ''),
        goal text not null check (goal in ('signup', 'confirmed', 'purchase')),
        arms text[] not null check (cardinality(arms) between 2 and 8),
        built_in_weight integer not null check (built_in_weight between 0 and 1000),
        tuning_persons integer not null check (tuning_persons between 100 and 10000000),
        bucket_version integer not null default 1 check (bucket_version > 0),
        bucketed_at timestamptz not null,
        started_at timestamptz not null,
        started_by text not null check (started_by <> ''),
        ended_at timestamptz check (ended_at >= started_at)
      )`);
    await runner.query(`create unique index experiments_running on landers.experiments (site_id, template) where ended_at is null`);
    await runner.query(`
      create table landers.visit_counts (
        site_id integer not null references site.sites (id) on delete cascade,
        slug text not null,
        day date not null,
        visits integer not null check (visits > 0),
        primary key (site_id, slug, day)
      )`);
    await runner.query(`
      create table landers.assignment_counts (
        experiment_id integer not null references landers.experiments (id) on delete cascade,
        bucket_version integer not null,
        day date not null,
        weights text not null,
        slug text not null,
        visits integer not null check (visits > 0),
        primary key (experiment_id, bucket_version, day, weights, slug)
      )`);
    await runner.query(`
      create table landers.exposures (
        experiment_id integer not null references landers.experiments (id) on delete cascade,
        bucket_version integer not null,
        visitor text not null check (length(visitor) between 20 and 64),
        slug text not null,
        weights text,
        excluded boolean not null,
        exposed_at timestamptz not null,
        member_id integer,
        signed_up_at timestamptz,
        confirmed_at timestamptz,
        purchased_at timestamptz,
        primary key (experiment_id, bucket_version, visitor),
        check (weights is not null or excluded)
      )`);
    await runner.query(`create index exposures_visitor on landers.exposures (visitor)`);
    await runner.query(`create index exposures_member on landers.exposures (member_id) where member_id is not null`);
    await runner.query(`create index exposures_time on landers.exposures (exposed_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table landers.exposures, landers.assignment_counts, landers.visit_counts, landers.experiments');
  }
}
