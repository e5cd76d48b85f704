import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEAVING = `
  alter table billing.discount_codes
    drop constraint discount_codes_reason,
    add constraint discount_codes_reason check (reason in ('code', 'leaving', 'time-bonus', 'welcome')),
    drop constraint discount_codes_window,
    add constraint discount_codes_window check ((window_seconds is null) = (reason in ('code', 'leaving'))),
    add constraint discount_codes_leaving check (reason <> 'leaving' or (member_id is not null and expires_at is not null));
  drop index billing.discount_codes_one_offered;
  create unique index discount_codes_one_offered on billing.discount_codes (reason) where active and reason in ('time-bonus', 'welcome');
  create unique index discount_codes_one_leaving on billing.discount_codes (member_id) where reason = 'leaving';
  comment on index billing.discount_codes_one_leaving is 'A member who is about to leave takes a discount once, and never again after coming back.';
`;

/** What members take who are about to leave: discount codes of their own. */
export class KeepLeavingDiscounts1700000004001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEAVING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from billing.discount_codes where reason = 'leaving';
      drop index billing.discount_codes_one_leaving;
      drop index billing.discount_codes_one_offered;
      create unique index discount_codes_one_offered on billing.discount_codes (reason) where active and reason <> 'code';
      alter table billing.discount_codes
        drop constraint discount_codes_leaving,
        drop constraint discount_codes_window,
        add constraint discount_codes_window check ((window_seconds is null) = (reason = 'code')),
        drop constraint discount_codes_reason,
        add constraint discount_codes_reason check (reason in ('code', 'time-bonus', 'welcome'));
    `);
  }
}
