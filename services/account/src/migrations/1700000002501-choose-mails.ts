import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails a member does without. */
export class ChooseMails1700000002501 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members add column mails_off text[] not null default '{}',
        add constraint members_mails_off check (mails_off <@ array[
          'new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders'
        ]);
    `);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.members drop column mails_off');
  }
}
