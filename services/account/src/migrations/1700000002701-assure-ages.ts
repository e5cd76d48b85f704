import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Shape {
  /** What else makes a member not `listed`. */
  readonly unlisted: string;
  /** The columns that come last. */
  readonly last: string;
}

export const viewWith = ({ unlisted, last }: Shape): string => `
  create or replace view account.member_cards as
  select
    m.id as member_id,
    m.name,
    m.birth_date,
    m.gender,
    m.sexuality,
    m.country,
    m.region,
    m.city,
    m.fictional,
    m.premium_since is not null as premium,
    m.status,
    m.moderated,
    m.status = 'activated' and not m.moderated and not m.invisible and m.paused_at is null${unlisted} as listed,
    m.invisible,
    m.privacy,
    m.last_active_at,
    m.joined_at,
    p.key as main_photo_key,
    p.placeholder as main_photo_placeholder,
    (select count(*)::integer from account.photos counted where counted.member_id = m.id) as photo_count,
    m.left_at,
    m.agreed_fields,
    m.match_fields,
    m.paused_at is not null as paused,
    m.matching_withdrawn_at is null as matchable${last}
  from account.members m
  left join account.photos p on p.id = m.main_photo_id`;

/**
 * Checks of ages, what members are held from until theirs is assured, and for which demand of their site that was settled. `kept_back` says why a
 * member likes nobody and writes to nobody for now.
 */
export class AssureAges1700000002701 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.members
        add column age_hold text check (age_hold in ('writing', 'listing')),
        add column age_demand text not null default 'off' check (age_demand ~ '^(off|before_(writing|listing) [0-9]{2})$'),
        add constraint members_age_hold_demanded check (age_hold is null or age_demand <> 'off');
      create index members_age_demand on account.members (coalesce(site_id, 0), age_demand) where status <> 'erased';
      create table account.age_checks (
        id uuid primary key,
        member_id integer not null references account.members (id),
        provider text not null check (provider <> ''),
        reference text,
        min_age smallint not null check (min_age between 18 and 99),
        stated_birth_date date not null,
        valid_days smallint not null check (valid_days > 0),
        state text not null default 'open' check (state in ('open', 'over', 'under', 'unclear', 'unanswered', 'reset')),
        begun_at timestamptz not null,
        lapses_at timestamptz not null check (lapses_at > begun_at),
        ask_at timestamptz,
        decided_at timestamptz,
        valid_until timestamptz check (valid_until > decided_at),
        constraint age_checks_open_is_asked check ((state = 'open') = (ask_at is not null)),
        constraint age_checks_decided_once check ((state = 'open') = (decided_at is null)),
        constraint age_checks_over_is_limited check (state <> 'over' or valid_until is not null)
      );
      create unique index age_checks_one_open on account.age_checks (member_id) where state = 'open';
      create index age_checks_of_member on account.age_checks (member_id, begun_at);
      create index age_checks_to_ask on account.age_checks (ask_at) where state = 'open';
      create index age_checks_over on account.age_checks (valid_until) where state = 'over';
      create table account.age_sandbox_checks (
        id uuid primary key,
        min_age smallint not null,
        merchant text not null,
        locale text not null check (locale in ('en', 'fr')),
        return_path text not null check (return_path like '/%'),
        outcome text check (outcome in ('over', 'under', 'unclear', 'cancel', 'over-late', 'silent')),
        created_at timestamptz not null,
        decided_at timestamptz,
        constraint age_sandbox_checks_decided check ((outcome is null) = (decided_at is null))
      );
    `);
    await run.query(
      viewWith({
        unlisted: ` and m.age_hold is distinct from 'listing'`,
        last: `,
    m.age_hold,
    case when m.paused_at is not null then 'on-break' when m.age_hold is not null then 'age-needed' end as kept_back`,
      }),
    );
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop view account.member_cards');
    await run.query(viewWith({ unlisted: '', last: '' }));
    await run.query(`
      drop table account.age_sandbox_checks;
      drop table account.age_checks;
      alter table account.members drop column age_hold, drop column age_demand;
    `);
  }
}
