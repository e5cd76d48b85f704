import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each index is in the order that a page shows or a count reads, and carries the other filters, so that a search never
 * touches the table: it reads index entries until its page is full.
 */
const LISTING = `
  create table search.listing (
    member_id integer not null references account.members on delete cascade,
    country text collate "C" not null,
    region text collate "C" not null,
    gender text collate "C" not null,
    birth_date date not null,
    privacy boolean not null,
    last_active timestamptz not null,
    joined_at timestamptz not null,
    interests bigint not null,
    lat real,
    lon real,
    primary key (member_id) include (country, gender, region, birth_date, privacy),
    constraint listing_gender check (gender in ('male', 'female')),
    constraint listing_region check (region <> '*'),
    constraint listing_hour check (date_trunc('hour', last_active, 'UTC') = last_active)
  ) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
  comment on table search.listing is 'Findable members only, one narrow row each; made from account.member_cards and may be made again at any time.';
  comment on column search.listing.region is 'Empty when the member names none.';
  comment on column search.listing.last_active is 'Cut down to the hour: pages stay stable, and presence writes here at most once an hour.';
  comment on column search.listing.interests is 'One bit for each interest, in the order of the contract''s list.';

  create index listing_active on search.listing (country, gender, last_active desc, member_id desc) include (birth_date, region, privacy);
  create index listing_region_active on search.listing (country, region, gender, last_active desc, member_id desc) include (birth_date, privacy);
  create index listing_region_newest on search.listing (country, region, gender, joined_at desc, member_id desc) include (birth_date, privacy);
  create index listing_newest on search.listing (country, gender, joined_at desc, member_id desc) include (birth_date, region, privacy);
  create index listing_birth on search.listing (country, gender, birth_date)
    include (region, privacy, member_id, last_active, interests, lat, lon);
  create index listing_private on search.listing (member_id) where privacy;
`;

/** How many members of open profiles there are, by month of birth; region '*' is the whole country. */
const TOTALS = `
  create table search.totals (
    country text collate "C" not null,
    gender text collate "C" not null,
    region text collate "C" not null,
    birth_month date not null,
    members integer not null,
    primary key (country, gender, region, birth_month)
  ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
  comment on table search.totals is 'Exact counts of search.listing without privacy mode; kept by a trigger in the statement that changes the listing.';
`;

/** What a statement changed, added to the rows of its months; nothing is written when only activity changed. */
const addUp = (changes: string): string => `
  insert into search.totals as t (country, gender, region, birth_month, members)
  select c.country, c.gender, area.region, date_trunc('month', c.birth_date)::date as month, sum(c.members)
  from (${changes}) c cross join lateral (values (c.region), ('*' collate "C")) area (region)
  group by 1, 2, 3, 4
  having sum(c.members) <> 0
  order by 1, 2, 3, 4
  on conflict (country, gender, region, birth_month) do update set members = t.members + excluded.members;`;

const open = (rows: string, members: 1 | -1): string =>
  `select country, gender, region, birth_date, ${members} as members from ${rows} where not privacy`;

const TRIGGERS = `
  create function search.count_added() returns trigger language plpgsql as $$ begin ${addUp(open('added', 1))} return null; end $$;
  create function search.count_removed() returns trigger language plpgsql as $$ begin ${addUp(open('removed', -1))} return null; end $$;
  create function search.count_changed() returns trigger language plpgsql as $$
    begin ${addUp(`${open('added', 1)} union all ${open('removed', -1)}`)} return null; end $$;
  create trigger listing_added after insert on search.listing
    referencing new table as added for each statement execute function search.count_added();
  create trigger listing_removed after delete on search.listing
    referencing old table as removed for each statement execute function search.count_removed();
  create trigger listing_changed after update on search.listing
    referencing old table as removed new table as added for each statement execute function search.count_changed();
`;

const PRESENCE = `
  create table search.presence (
    one boolean primary key default true check (one),
    read_until timestamptz not null
  );
  comment on table search.presence is 'Up to when activity of members was taken over into the listing.';
  insert into search.presence (read_until) values ('-infinity');
`;

/** The search area from empty: the listing, its exact totals, and how far presence was read. */
export class CreateSearch1700000005001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create schema if not exists search');
    for (const statements of [LISTING, TOTALS, TRIGGERS, PRESENCE]) await run.query(statements);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema search cascade');
  }
}
