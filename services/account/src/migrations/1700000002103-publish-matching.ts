import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What may decide who suits whom; other areas may join it by `member_id`, as they join `account.member_cards`. Sexuality is used with consent
 * only: every signup gives it, and of whoever took it back since, it is null.
 */
export class PublishMatching1700000002103 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create view account.member_matching as
      select m.id as member_id, m.gender, case when coalesce(latest.given, true) then m.sexuality end as sexuality
      from account.members m
      left join lateral (
        select c.given from account.consents c where c.member_id = m.id and c.kind = 'matching' order by c.at desc, c.id desc limit 1) latest on true`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_matching');
  }
}
