import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Complaints of members and visitors. A complaint outlives the accounts that it names. */
export class CreateComplaints1700000002031 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.complaints (
        id integer generated always as identity primary key,
        number text not null unique check (number ~ '^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$'),
        member_id integer references account.members on delete set null,
        about_id integer references account.members on delete set null,
        email text not null,
        locale text not null check (locale in ('en', 'fr')),
        category text not null check (category in ('member', 'payment', 'privacy', 'technical', 'other')),
        text text not null,
        state text not null default 'open' check (state in ('open', 'answered', 'closed')),
        filed_at timestamptz not null
      );
      create index complaints_open on account.complaints (filed_at) where state = 'open'`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.complaints');
  }
}
