import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says of each message whether its credits may still go back, so that the run that gives them back looks at those and at no others. */
export class ReturnHeldOnce1700000004002 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table chat.messages add column returnable boolean not null default false');
    await run.query(
      `comment on column chat.messages.returnable is 'Paid for while its reader''s address is not confirmed: the credits go back when it is not in time.'`,
    );
    // What went back before goes back once more, as far as its key in the ledger: that is, not at all.
    await run.query(
      `update chat.messages m set returnable = true from chat.conversations c
       where c.held and m.conversation_id = c.id and m.sender_id <> c.started_by and m.cost > 0`,
    );
    await run.query('create index messages_returnable on chat.messages (sent_at) where returnable');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table chat.messages drop column returnable');
  }
}
