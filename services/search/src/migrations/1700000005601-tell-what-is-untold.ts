import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without triggers while rows are filled in: nobody's month of birth changes. */
const WITHOUT_TRIGGERS = 'alter table search.listing disable trigger user';
const WITH_TRIGGERS = 'alter table search.listing enable trigger user';

/** The bits of each trait, and the one for who tells nothing of it, as they are at this version. */
const TRAITS = [
  { first: 2, values: 6, untold: 26 },
  { first: 8, values: 3, untold: 27 },
  { first: 11, values: 11, untold: 28 },
  { first: 22, values: 4, untold: 29 },
].map(({ first, values, untold }) => ({ told: ((1 << values) - 1) << first, untold: 1 << untold }));

const UNTOLD = TRAITS.map(({ told, untold }) => `case when l.traits & ${told} = 0 then ${untold} else 0 end`).join(' | ');

/** Of a country in which many live those are read by it who have what is looked for, whatever their age. */
const INDEX = `
  create index listing_traits on search.listing (country, gender, seeks, traits)
    include (birth_date, privacy, member_id, last_active, interests, cell)`;

/** A row that a process of the version before writes meanwhile is put right by the nightly comparison. */
export class TellWhatIsUntold1700000005601 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(WITHOUT_TRIGGERS);
    await run.query(`update search.listing l set traits = l.traits | ${UNTOLD}`);
    await run.query(WITH_TRIGGERS);
    await run.query(INDEX);
    await run.query('analyze search.listing');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop index search.listing_traits');
    await run.query(WITHOUT_TRIGGERS);
    await run.query(`update search.listing l set traits = l.traits & ~${TRAITS.reduce((bits, { untold }) => bits | untold, 0)}`);
    await run.query(WITH_TRIGGERS);
  }
}
