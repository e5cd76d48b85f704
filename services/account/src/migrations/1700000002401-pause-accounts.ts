import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Shape {
  /** What else makes a member not `listed`. */
  readonly unlisted: string;
  /** The columns that come last. */
  readonly last: string;
}

const viewWith = ({ unlisted, last }: Shape): string => `
  create or replace view account.member_cards as
  select
    m.id as member_id,
    m.name,
    m.birth_date,
    m.gender,
    m.sexuality,
    m.country,
    m.region,
    m.city,
    m.fictional,
    m.premium_since is not null as premium,
    m.status,
    m.moderated,
    m.status = 'activated' and not m.moderated and not m.invisible${unlisted} as listed,
    m.invisible,
    m.privacy,
    m.last_active_at,
    m.joined_at,
    p.key as main_photo_key,
    p.placeholder as main_photo_placeholder,
    (select count(*)::integer from account.photos counted where counted.member_id = m.id) as photo_count,
    m.left_at,
    m.agreed_fields,
    m.match_fields${last}
  from account.members m
  left join account.photos p on p.id = m.main_photo_id`;

/** Members who take a break, and those who no longer let the site use what tells who fits: neither is found. */
export class PauseAccounts1700000002401 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members add column paused_at timestamptz, add column matching_withdrawn_at timestamptz;
      update account.members m set matching_withdrawn_at = latest.at
      from (
        select distinct on (member_id) member_id, given, at from account.consents where kind = 'matching' order by member_id, at desc, id desc
      ) latest
      where latest.member_id = m.id and not latest.given;
    `);
    await run.query(
      viewWith({
        unlisted: ' and m.paused_at is null',
        last: ', m.paused_at is not null as paused, m.matching_withdrawn_at is null as matchable',
      }),
    );
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_cards');
    await run.query(viewWith({ unlisted: '', last: '' }));
    await run.query('alter table account.members drop column paused_at, drop column matching_withdrawn_at');
  }
}
