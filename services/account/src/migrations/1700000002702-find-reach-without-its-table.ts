import type { MigrationInterface, QueryRunner } from 'typeorm';

const reversed = (including: string): string => `
  drop index account.reach_reverse;
  create index reach_reverse on account.reach (viewer_id, owner_id)${including}`;

/** Each search asks who liked the viewer or wrote: of somebody whom a thousand like those are a thousand rows all over the table. */
export class FindReachWithoutItsTable1700000002702 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(reversed(' include (liked, wrote, conversation)'));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(reversed(''));
  }
}
