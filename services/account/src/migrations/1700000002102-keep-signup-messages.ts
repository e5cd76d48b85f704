import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First lines that newcomers wrote before they had an account: one each, until something is sent to whom it was meant for. */
export class KeepSignupMessages1700000002102 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.signup_messages (
        member_id integer primary key references account.members on delete cascade,
        to_member_id integer references account.members on delete cascade,
        text text not null,
        constraint signup_messages_text check (text <> ''),
        constraint signup_messages_other check (member_id <> to_member_id)
      );
      create index signup_messages_to on account.signup_messages (to_member_id) where to_member_id is not null;
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.signup_messages');
  }
}
