import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Five by five cells, as one number, as it is at this version. */
const SQUARE = '((cell / 10000 / 5) * 10000 + (cell % 10000) / 5)';

/** What nobody read becomes what tells how far to read. A process of the version before cannot write it: its job is tried again by one of this version. */
const SQUARES = `
  drop table search.cells;
  create table search.squares (
    country text collate "C" not null,
    square integer not null,
    members integer not null check (members > 0),
    primary key (country, square)
  );
  comment on table search.squares is 'Squares of five by five cells that members of search.listing are in, and perhaps some that nobody is in any more.';
  comment on column search.squares.members is 'How many were there when it was last counted: says how far to look, and no more.';
  insert into search.squares (country, square, members) select country, ${SQUARE}, count(*) from search.listing where cell <> -1 group by 1, 2;
`;

/**
 * By birth date within each square, so that nobody of another age is read; and by birth date within each region. That one is over "nullif", which pages that
 * are walked through in their order do not ask for: planned for any region they would rather gather and sort than walk.
 */
const INDEXES = `
  drop index search.listing_near;
  create index listing_near on search.listing (country, gender, seeks, ${SQUARE}, birth_date)
    include (region, privacy, member_id, last_active, interests, traits, cell);
  create index listing_region_birth on search.listing (country, nullif(region, ''), gender, seeks, birth_date)
    include (region, privacy, member_id, last_active, interests, traits, cell);
`;

/** Nearest first is read in squares, and who is searched for in a region in that region alone. */
export class ReadNearnessInSquares1700000005301 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    for (const statements of [SQUARES, INDEXES]) await run.query(statements);
    await run.query('analyze search.listing');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      drop index search.listing_near, search.listing_region_birth;
      drop table search.squares;
      create table search.cells (country text collate "C" not null, cell integer not null, primary key (country, cell));
      insert into search.cells (country, cell) select distinct country, cell from search.listing where cell <> -1;
      create index listing_near on search.listing (country, gender, seeks, cell, last_active desc, member_id desc)
        include (birth_date, region, privacy, interests, traits)`);
  }
}
