import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without triggers while rows are filled in: nobody's month of birth changes. */
const WITHOUT_TRIGGERS = 'alter table search.listing disable trigger user';
const WITH_TRIGGERS = 'alter table search.listing enable trigger user';

/** The bits in their order, as they are at this version. */
const TRAITS = `
  array['real', 'photo',
    'relationship_status:divorced', 'relationship_status:living together', 'relationship_status:married', 'relationship_status:single',
    'relationship_status:widowed', 'relationship_status:unmarried',
    'body_type:slim', 'body_type:normal', 'body_type:fat',
    'hair_color:brunette', 'hair_color:blond', 'hair_color:brown', 'hair_color:white', 'hair_color:bald', 'hair_color:black', 'hair_color:dark blond',
    'hair_color:dark brown', 'hair_color:gray', 'hair_color:red', 'hair_color:other',
    'eye_color:blue', 'eye_color:green', 'eye_color:hazel', 'eye_color:brown']`;

/** A process of the version before cannot write a row without them: its job is tried again by one of this version. */
const COLUMNS = `
  alter table search.listing add column traits integer, add column cell integer;
  update search.listing l set
    traits = (
      select coalesce(bit_or(1 << (array_position(${TRAITS}, told.trait) - 1)), 0)
      from (values
        (case when not c.fictional then 'real' end), (case when c.main_photo_key is not null then 'photo' end),
        ('relationship_status:' || d.relationship_status), ('body_type:' || d.body_type),
        ('hair_color:' || d.hair_color), ('eye_color:' || d.eye_color)) told (trait)),
    cell = coalesce((round((d.lat + 90)::numeric / 0.05) * 10000 + round((d.lon + 180)::numeric / 0.05))::integer, -1)
  from account.member_cards c join account.member_details d on d.member_id = c.member_id
  where c.member_id = l.member_id;
  alter table search.listing alter column traits set not null, alter column cell set not null;
  comment on column search.listing.traits is 'One bit for each thing that a member is or tells: real, with photo, and the values of what is chosen.';
  comment on column search.listing.cell is 'Row and column of a grid of 0.05 degrees, as row * 10000 + column; -1 when no place is known.';
`;

/** Which cells of a country there is anybody in: nobody probes thousands of empty ones. */
const CELLS = `
  create table search.cells (
    country text collate "C" not null,
    cell integer not null,
    primary key (country, cell)
  );
  comment on table search.cells is 'Cells of the grid that members of search.listing are in, and perhaps some that nobody is in any more.';
  insert into search.cells (country, cell) select distinct country, cell from search.listing where cell <> -1;
`;

/**
 * Each holds what may be filtered by, so that a search still touches no row of the table; one more is in the order of nearness. Those of the newest stay:
 * a search for few of them is read by birth date, and of many the page is soon full.
 */
const INDEXES = `
  drop index search.listing_active, search.listing_region_active, search.listing_birth;
  create index listing_active on search.listing (country, gender, seeks, last_active desc, member_id desc)
    include (birth_date, region, privacy, interests, traits);
  create index listing_region_active on search.listing (country, region, gender, seeks, last_active desc, member_id desc)
    include (birth_date, privacy, interests, traits);
  create index listing_birth on search.listing (country, gender, seeks, birth_date)
    include (region, privacy, member_id, last_active, interests, traits, cell, lat, lon);
  create index listing_near on search.listing (country, gender, seeks, cell, last_active desc, member_id desc)
    include (birth_date, region, privacy, interests, traits);
`;

/** What members look like, whether they show a photo, and where on a grid they are. */
export class ListWhatMembersTell1700000005021 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    for (const statements of [WITHOUT_TRIGGERS, COLUMNS, WITH_TRIGGERS, CELLS, INDEXES]) await run.query(statements);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      drop index search.listing_active, search.listing_region_active, search.listing_birth, search.listing_near;
      drop table search.cells;
      alter table search.listing drop column traits, drop column cell;
      create index listing_active on search.listing (country, gender, seeks, last_active desc, member_id desc) include (birth_date, region, privacy);
      create index listing_region_active on search.listing (country, region, gender, seeks, last_active desc, member_id desc) include (birth_date, privacy);
      create index listing_birth on search.listing (country, gender, seeks, birth_date)
        include (region, privacy, member_id, last_active, interests, lat, lon)`);
  }
}
