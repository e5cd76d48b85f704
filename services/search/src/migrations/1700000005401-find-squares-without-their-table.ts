import type { MigrationInterface, QueryRunner } from 'typeorm';

const keyed = (including: string): string =>
  `alter table search.squares drop constraint squares_pkey, add constraint squares_pkey primary key (country, square)${including}`;

/** A search nearest first adds up all squares of a country: the index tells how many are in each. */
export class FindSquaresWithoutTheirTable1700000005401 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(keyed(' include (members)'));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(keyed(''));
  }
}
