import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param choices the columns that come last */
const viewWith = (choices: string): string => `
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
    m.status = 'activated' and not m.moderated and not m.invisible as listed,
    m.invisible,
    m.privacy,
    m.last_active_at,
    m.joined_at,
    p.key as main_photo_key,
    p.placeholder as main_photo_placeholder,
    (select count(*)::integer from account.photos counted where counted.member_id = m.id) as photo_count,
    m.left_at${choices}
  from account.members m
  left join account.photos p on p.id = m.main_photo_id`;

/** Who sees which field: special ones nobody until the owner agreed, others only matches where the owner says so. Whoever joined before has not agreed. */
export class LetOwnersChooseFields1700000002302 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members
        add column agreed_fields text[] not null default '{}',
        add column match_fields text[] not null default '{}',
        add constraint members_agreed_fields check (agreed_fields <@ array['sexuality', 'interests']);
      alter table account.consents
        drop constraint consents_kind,
        add constraint consents_kind check (kind in ('terms', 'matching', 'marketing', 'show-sexuality', 'show-interests'));
    `);
    await run.query(viewWith(', m.agreed_fields, m.match_fields'));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_cards');
    await run.query(viewWith(''));
    await run.query(`
      alter table account.members drop column agreed_fields, drop column match_fields;
      delete from account.consents where kind like 'show-%';
      alter table account.consents
        drop constraint consents_kind,
        add constraint consents_kind check (kind in ('terms', 'matching', 'marketing'));
    `);
  }
}
