import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param more the columns that come last */
const viewWith = (more: string): string => `
  create or replace view account.member_details as
  select id as member_id, about, relationship_status, hair_color, eye_color, body_type, tattoos, interests, lat, lon${more}
  from account.members`;

/** What members may tell besides: what they seek, their height, languages, children, smoking and work. */
export class TellMore1700000002304 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members
        add column seeking text,
        add column height smallint,
        add column spoken_languages text[] not null default '{}',
        add column children text,
        add column smoking text,
        add column work text,
        add constraint members_height check (height between 120 and 230),
        add constraint members_spoken_languages check (cardinality(spoken_languages) <= 6)`);
    await run.query(viewWith(', seeking, height, spoken_languages, children, smoking, work'));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_details');
    await run.query(viewWith(''));
    await run.query(`
      alter table account.members drop column seeking, drop column height, drop column spoken_languages, drop column children, drop column smoking,
        drop column work`);
  }
}
