import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody has agreed to show their interests yet: nobody is found by them. And whoever was placed by their town is listed there. */
export class HideWhatNobodyAgreedToShow1700000005061 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      update search.listing l set interests = 0, lat = d.lat, lon = d.lon
      from account.member_details d join account.member_cards c on c.member_id = d.member_id
      where d.member_id = l.member_id and not 'interests' = any(c.agreed_fields)`);
  }

  async down(): Promise<void> {
    // the nightly comparison of the version before puts back what it shows
  }
}
