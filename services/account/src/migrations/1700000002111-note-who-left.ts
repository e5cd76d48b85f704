import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param leaving the columns that come last */
const viewWith = (leaving: string): string => `
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
    (select count(*)::integer from account.photos counted where counted.member_id = m.id) as photo_count${leaving}
  from account.members m
  left join account.photos p on p.id = m.main_photo_id`;

/** When a member's last tab was closed: from then on they are not online, until they do something again. */
export class NoteWhoLeft1700000002111 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members add column left_at timestamptz');
    await run.query(viewWith(', m.left_at'));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_cards');
    await run.query(viewWith(''));
    await run.query('alter table account.members drop column left_at');
  }
}
