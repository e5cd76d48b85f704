import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODES = `
  alter table billing.offers rename to discount_codes;
  alter table billing.discount_codes
    add id integer generated always as identity unique,
    drop constraint offers_reason_check,
    add constraint discount_codes_reason check (reason in ('code', 'time-bonus', 'welcome')),
    alter window_seconds drop not null,
    add constraint discount_codes_window check ((window_seconds is null) = (reason = 'code')),
    add country text check (country ~ '^[A-Z]{2}$'),
    add member_id integer references account.members (id),
    add expires_at timestamptz,
    add currency text check (currency in ('EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN')),
    add minimum_order_value integer check (minimum_order_value > 0),
    add constraint discount_codes_minimum check (minimum_order_value is null or currency is not null),
    add maximum_uses integer check (maximum_uses > 0),
    add payment_methods text[] not null default '{}',
    add created_at timestamptz not null default now();
  alter table billing.discount_codes alter created_at drop default;
  drop index billing.offers_one_active;
  create unique index discount_codes_one_offered on billing.discount_codes (reason) where active and reason <> 'code';
  create index discount_codes_of_member on billing.discount_codes (member_id) where member_id is not null;
  comment on column billing.discount_codes.window_seconds is 'How long an offer runs for each member; codes that are typed run for all until expires_at.';
  comment on column billing.discount_codes.maximum_uses is 'How many members may pay with it; null for all. A member pays with a code once.';
  comment on column billing.discount_codes.payment_methods is 'Methods that it counts with; empty for all.';

  insert into billing.discount_codes (code, reason, percentage, window_seconds, created_at) values ('WELCOME25', 'welcome', 25, 259200, now());
`;

/** Processes of the version before ask for offers while this one starts beside them. It can go once no such process runs any more. */
const EARLIER_READERS = `
  create view billing.offers as
    select code, reason, percentage, window_seconds, active from billing.discount_codes where reason = 'time-bonus';
`;

const WELCOME = `
  create table billing.welcome_offers (
    member_id integer primary key references account.members (id),
    code text not null references billing.discount_codes (code),
    began_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > began_at)
  );
  comment on table billing.welcome_offers is 'When a member was first shown the welcome discount: its time runs from there and never again.';
`;

const USES = `
  create index orders_of_discount on billing.orders (discount_code, member_id)
    where discount_code is not null and (state in ('created', 'pending') or completed_at is not null);

  alter table billing.orders
    drop constraint orders_lost_discount,
    add constraint orders_lost_discount
      check (num_nulls(chosen_credits, lost_discount) in (0, 2) and (discount_used_by is null or lost_discount is not null));
  comment on column billing.orders.discount_used_by is 'The member''s own order that used the discount; null when other members had used it up.';
`;

/** Discount codes that operators make, in one table with the discounts that the site offers by itself. */
export class KeepDiscountCodes1700000003301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [CODES, EARLIER_READERS, WELCOME, USES]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing.welcome_offers;
      drop view billing.offers;
      drop index billing.orders_of_discount;
      delete from billing.discount_codes where reason = 'code' or code = 'WELCOME25';
      alter table billing.discount_codes
        drop id, drop constraint discount_codes_reason, drop constraint discount_codes_window, drop country, drop member_id, drop expires_at,
        drop constraint discount_codes_minimum, drop currency, drop minimum_order_value, drop maximum_uses, drop payment_methods, drop created_at,
        alter window_seconds set not null,
        add constraint offers_reason_check check (reason in ('time-bonus', 'welcome'));
      alter table billing.discount_codes rename to offers;
      drop index billing.discount_codes_one_offered;
      create unique index offers_one_active on billing.offers (reason) where active;
      update billing.orders set chosen_credits = null, lost_discount = null where lost_discount is not null and discount_used_by is null;
      alter table billing.orders
        drop constraint orders_lost_discount,
        add constraint orders_lost_discount check (num_nulls(chosen_credits, lost_discount, discount_used_by) in (0, 3));
    `);
  }
}
