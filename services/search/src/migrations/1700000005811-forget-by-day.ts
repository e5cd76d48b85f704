import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is over by its day is found by it, whoever it was kept for. */
export class ForgetByDay1700000005811 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create index daily_picks_day on search.daily_picks (day)');
    await run.query('create index daily_likes_day on search.daily_likes (day)');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop index search.daily_picks_day, search.daily_likes_day');
  }
}
