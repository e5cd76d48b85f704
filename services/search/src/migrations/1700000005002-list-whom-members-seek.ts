import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CreateSearch1700000005001 } from './1700000005001-create-search.js';

/** Without triggers until the totals are counted anew: this changes no member's month of birth. */
const WITHOUT_TRIGGERS = ['added', 'removed', 'changed'].map((change) => `drop trigger listing_${change} on search.listing;`).join('\n');

/** A process of the version before cannot write a row without it: its job is tried again by one of this version. */
const COLUMN = `
  alter table search.listing add column seeks text collate "C";
  update search.listing l set seeks = case
      when m.sexuality is null or m.sexuality = 'bi' then 'both'
      when (m.sexuality = 'hetero') = (m.gender = 'male') then 'female'
      else 'male'
    end
  from account.member_matching m where m.member_id = l.member_id;
  alter table search.listing alter column seeks set not null, add constraint listing_seeks check (seeks in ('male', 'female', 'both'));
  comment on column search.listing.seeks is 'The gender that the member looks for, or both; both, too, when that may not be used.';
`;

/** Beside the gender, so that a search reads entries of those who suit, and of nobody else, in the order of its page. */
const INDEXES = `
  alter table search.listing drop constraint listing_pkey;
  alter table search.listing add primary key (member_id) include (country, gender, seeks, region, birth_date, privacy);
  drop index search.listing_active, search.listing_region_active, search.listing_region_newest, search.listing_newest, search.listing_birth;
  create index listing_active on search.listing (country, gender, seeks, last_active desc, member_id desc) include (birth_date, region, privacy);
  create index listing_region_active on search.listing (country, region, gender, seeks, last_active desc, member_id desc) include (birth_date, privacy);
  create index listing_region_newest on search.listing (country, region, gender, seeks, joined_at desc, member_id desc) include (birth_date, privacy);
  create index listing_newest on search.listing (country, gender, seeks, joined_at desc, member_id desc) include (birth_date, region, privacy);
  create index listing_birth on search.listing (country, gender, seeks, birth_date)
    include (region, privacy, member_id, last_active, interests, lat, lon);
`;

const open = (rows: string, members: 1 | -1): string =>
  `select country, gender, seeks, region, birth_date, ${members} as members from ${rows} where not privacy`;

/** What a statement changed, added to the rows of its months; nothing is written when only activity changed. */
const addUp = (changes: string): string => `
  insert into search.totals as t (country, gender, seeks, region, birth_month, members)
  select c.country, c.gender, c.seeks, area.region, date_trunc('month', c.birth_date)::date as month, sum(c.members)
  from (${changes}) c cross join lateral (values (c.region), ('*' collate "C")) area (region)
  group by 1, 2, 3, 4, 5
  having sum(c.members) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (country, gender, seeks, region, birth_month) do update set members = t.members + excluded.members;`;

const TOTALS = `
  drop table search.totals;
  create table search.totals (
    country text collate "C" not null,
    gender text collate "C" not null,
    seeks text collate "C" not null,
    region text collate "C" not null,
    birth_month date not null,
    members integer not null,
    primary key (country, gender, seeks, region, birth_month)
  ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
  comment on table search.totals is 'Exact counts of search.listing without privacy mode; kept by a trigger in the statement that changes the listing.';
  ${addUp(open('search.listing', 1))}
`;

const TRIGGERS = `
  create or replace function search.count_added() returns trigger language plpgsql as $$ begin ${addUp(open('added', 1))} return null; end $$;
  create or replace function search.count_removed() returns trigger language plpgsql as $$ begin ${addUp(open('removed', -1))} return null; end $$;
  create or replace function search.count_changed() returns trigger language plpgsql as $$
    begin ${addUp(`${open('added', 1)} union all ${open('removed', -1)}`)} return null; end $$;
  create trigger listing_added after insert on search.listing
    referencing new table as added for each statement execute function search.count_added();
  create trigger listing_removed after delete on search.listing
    referencing old table as removed for each statement execute function search.count_removed();
  create trigger listing_changed after update on search.listing
    referencing old table as removed new table as added for each statement execute function search.count_changed();
`;

/** Says of each findable member whom they look for: whoever searches finds those alone who look for them, too. */
export class ListWhomMembersSeek1700000005002 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    for (const statements of [WITHOUT_TRIGGERS, COLUMN, INDEXES, TOTALS, TRIGGERS]) await run.query(statements);
  }

  /** What is made from the account area may be made again: the version before fills its tables when it compares. */
  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema search cascade');
    await new CreateSearch1700000005001().up(run);
  }
}
