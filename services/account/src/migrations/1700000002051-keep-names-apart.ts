import type { MigrationInterface, QueryRunner } from 'typeorm';
import { skeletonOf } from '../signup/names.rules.js';

const BATCH = 5000;

/**
 * What each name looks like, so that nobody takes one that is taken for another's. Names that there are stay, also those that look alike: so the
 * index is not unique.
 */
export class KeepNamesApart1700000002051 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members add column name_skeleton text');
    for (let last = 0; ;) {
      const rows = (await run.query('select id, name from account.members where id > $1 order by id limit $2', [last, BATCH])) as {
        id: number;
        name: string;
      }[];
      if (rows.length === 0) break;
      await run.query(
        `update account.members m set name_skeleton = given.skeleton
         from unnest($1::integer[], $2::text[]) as given (id, skeleton) where m.id = given.id`,
        [rows.map(({ id }) => id), rows.map(({ name }) => skeletonOf(name))],
      );
      last = rows.at(-1)!.id;
    }
    await run.query(`create index members_name_skeleton on account.members (name_skeleton) where status <> 'erased'`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members drop column name_skeleton');
  }
}
