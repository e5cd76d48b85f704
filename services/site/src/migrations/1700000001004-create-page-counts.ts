import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts by day of pages that were hidden, and of bounces: no row is about one visitor. */
export class CreatePageCounts1700000001004 implements MigrationInterface {
  readonly name = 'CreatePageCounts1700000001004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.page_counts (
        site_id integer not null references site.sites on delete cascade,
        day date not null,
        page text not null,
        network text not null,
        ref text not null,
        hidden integer not null default 0,
        landed integer not null default 0,
        bounced integer not null default 0 check (bounced <= landed),
        primary key (site_id, day, page, network, ref)
      )`);
    await runner.query('create index page_counts_day on site.page_counts (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table site.page_counts');
  }
}
