import type { MigrationInterface, QueryRunner } from 'typeorm';

const members = `
  create table account.members (
    id integer generated always as identity primary key,
    email text,
    name text not null,
    password_hash text,
    status text not null default 'not_confirmed',
    moderated boolean not null default false,
    gender text not null,
    sexuality text not null,
    birth_date date not null,
    country text not null,
    region text,
    city text,
    lat real,
    lon real,
    language text not null default 'en',
    relationship_status text,
    hair_color text,
    eye_color text,
    body_type text,
    tattoos boolean,
    interests text[] not null default '{}',
    about text,
    fictional boolean not null default false,
    invisible boolean not null default false,
    privacy boolean not null default false,
    read_receipts boolean not null default true,
    premium_since timestamptz,
    operator boolean not null default false,
    notifications_disabled text[] not null default '{}',
    main_photo_id integer,
    signup_credits_due boolean not null default false,
    traffic jsonb,
    joined_at timestamptz not null,
    activated_at timestamptz,
    last_active_at timestamptz not null,
    constraint members_email_key unique (email),
    constraint members_email_lower check (email = lower(email)),
    constraint members_email_kept check (email is not null or status = 'erased'),
    constraint members_password_kept check (password_hash is not null or status = 'erased'),
    constraint members_name check (char_length(name) between 1 and 40),
    constraint members_status check (status in ('not_confirmed', 'activated', 'pending_deletion', 'erased')),
    constraint members_activated check (status <> 'activated' or activated_at is not null),
    constraint members_gender check (gender in ('male', 'female')),
    constraint members_sexuality check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
    constraint members_country check (country ~ '^[A-Z]{2}$'),
    constraint members_language check (language in ('en', 'fr')),
    constraint members_place check ((lat is null) = (lon is null)),
    constraint members_interests check (cardinality(interests) <= 60),
    constraint members_notifications check (notifications_disabled <@ array['fbl', 'bounce', 'listunsubscribe'])
  ) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01);
  create unique index members_name_key on account.members (lower(name)) where status <> 'erased';
  create index members_main_photo on account.members (main_photo_id) where main_photo_id is not null;
`;

const photos = `
  create table account.drafts (
    id uuid primary key,
    network text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index drafts_expires on account.drafts (expires_at);
  create table account.photos (
    id integer generated always as identity primary key,
    member_id integer references account.members on delete cascade,
    draft_id uuid references account.drafts on delete cascade,
    position smallint not null,
    key text not null,
    width integer not null,
    height integer not null,
    placeholder text not null,
    created_at timestamptz not null,
    constraint photos_owner check (num_nonnulls(member_id, draft_id) = 1),
    constraint photos_position check (position >= 0),
    constraint photos_size check (width > 0 and height > 0),
    constraint photos_member_position unique (member_id, position) deferrable initially deferred,
    constraint photos_draft_key unique (draft_id)
  );
  create index photos_key on account.photos (key);
  alter table account.members
    add constraint members_main_photo_fk foreign key (main_photo_id) references account.photos on delete set null;
`;

const credentials = `
  create table account.sessions (
    id integer generated always as identity primary key,
    token_hash bytea not null unique,
    member_id integer not null references account.members on delete cascade,
    network text not null,
    user_agent text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  ) with (fillfactor = 85);
  create index sessions_member on account.sessions (member_id);
  create index sessions_expires on account.sessions (expires_at);
  create table account.tokens (
    id integer generated always as identity primary key,
    kind text not null,
    member_id integer not null references account.members on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    constraint tokens_kind check (kind in ('activation', 'password', 'mail-change', 'mail-undo', 'reactivation'))
  );
  create index tokens_member on account.tokens (member_id, kind);
  create index tokens_expires on account.tokens (expires_at);
  create table account.login_attempts (
    id bigint generated always as identity primary key,
    account_key text not null,
    network text not null,
    wrong boolean,
    tried_at timestamptz not null
  );
  create index login_attempts_account on account.login_attempts (account_key, tried_at);
  create index login_attempts_tried on account.login_attempts (tried_at);
  create table account.address_answers (
    id bigint generated always as identity primary key,
    network text not null,
    answered_at timestamptz not null
  );
  create index address_answers_network on account.address_answers (network, answered_at);
  create table account.kept_addresses (
    address_hash bytea primary key,
    kept_since timestamptz not null
  );
  create table account.consents (
    id bigint generated always as identity primary key,
    member_id integer not null references account.members on delete cascade,
    kind text not null,
    given boolean not null,
    at timestamptz not null,
    constraint consents_kind check (kind in ('terms', 'matching', 'marketing'))
  );
  create index consents_member on account.consents (member_id, kind, at);
`;

const reach = `
  create table account.blocks (
    blocker_id integer not null references account.members on delete cascade,
    blocked_id integer not null references account.members on delete cascade,
    created_at timestamptz not null,
    primary key (blocker_id, blocked_id),
    constraint blocks_other check (blocker_id <> blocked_id)
  );
  create index blocks_reverse on account.blocks (blocked_id, blocker_id);
  create table account.reach (
    owner_id integer not null references account.members on delete cascade,
    viewer_id integer not null references account.members on delete cascade,
    liked boolean not null default false,
    wrote boolean not null default false,
    conversation boolean not null default false,
    primary key (owner_id, viewer_id),
    constraint reach_other check (owner_id <> viewer_id)
  );
  create index reach_reverse on account.reach (viewer_id, owner_id);
`;

/** What other areas may join: one row a member, with what a card and the visibility table need. */
const cards = `
  create view account.member_cards as
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
    m.status = 'activated' and not m.moderated and not m.invisible as listed,
    m.invisible,
    m.privacy,
    m.last_active_at,
    m.joined_at,
    p.key as main_photo_key,
    p.placeholder as main_photo_placeholder,
    (select count(*)::integer from account.photos counted where counted.member_id = m.id) as photo_count
  from account.members m
  left join account.photos p on p.id = m.main_photo_id;
`;

/** The account area from empty: members, photos, credentials, consents, blocks and reach. */
export class CreateAccount1700000002001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create schema if not exists account');
    for (const statements of [members, photos, credentials, reach, cards]) await run.query(statements);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema account cascade');
  }
}
