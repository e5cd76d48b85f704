import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that members answered, in their order, and a view of them for pages and cards. */
export class KeepPrompts1700000002621 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members add column prompts jsonb not null default '[]',
        add constraint members_prompts check (jsonb_typeof(prompts) = 'array' and jsonb_array_length(prompts) <= 3)`);
    await run.query('create view account.member_prompts as select id as member_id, prompts from account.members');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_prompts');
    await run.query('alter table account.members drop column prompts');
  }
}
