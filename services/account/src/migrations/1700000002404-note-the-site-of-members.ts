import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site on which somebody joined, or began to; null for whoever did so earlier. */
export class NoteTheSiteOfMembers1700000002404 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members add column site_id integer;
      alter table account.signup_starts add column site_id integer;
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.signup_starts drop column site_id;
      alter table account.members drop column site_id;
    `);
  }
}
