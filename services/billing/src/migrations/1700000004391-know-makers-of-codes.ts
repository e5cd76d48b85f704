import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody buys with a code that they made. Who made those of before, the log of what operators did says. */
export class KnowMakersOfCodes1700000004391 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.discount_codes add made_by integer references account.members (id);
      comment on column billing.discount_codes.made_by is 'The operator who made it; null for what no operator made.';
      update billing.discount_codes c set made_by = m.id
      from site.audit_log l join account.members m on m.id = l.member_id
      where l.action = 'billing.create-discount-code' and l.subject = c.code and c.reason = 'code';
      create index discount_codes_made_by on billing.discount_codes (made_by) where made_by is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.discount_codes drop made_by');
  }
}
