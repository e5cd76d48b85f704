import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interests are a set: of those named twice one stays, where it stood first. */
export class KeepInterestsOnce1700000002052 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create function account.all_different(list text[]) returns boolean language sql immutable parallel safe
      return (select count(*) = count(distinct one) from unnest(list) as one)`);
    await run.query(`
      update account.members m set interests = array(
        select one from unnest(m.interests) with ordinality as named (one, place) group by one order by min(place))
      where not account.all_different(m.interests)`);
    await run.query('alter table account.members add constraint members_interests_once check (account.all_different(interests))');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members drop constraint members_interests_once');
    await run.query('drop function account.all_different');
  }
}
