import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators answered. It goes with its complaint; who answered stands in the log of operators. */
export class AnswerComplaints1700000002502 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table account.complaint_answers (
        id integer generated always as identity primary key,
        complaint_id integer not null references account.complaints on delete cascade,
        text text not null,
        at timestamptz not null,
        mailed_at timestamptz
      );
      create index complaint_answers_complaint on account.complaint_answers (complaint_id, id);
      create index complaints_state on account.complaints (state, id)`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table account.complaint_answers; drop index account.complaints_state');
  }
}
