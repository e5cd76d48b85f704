import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a photo shows, in its owner's words, for whoever does not see it. */
export class DescribePhotos1700000002303 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table account.photos
        add column alt text not null default '',
        add constraint photos_alt check (char_length(alt) <= 300)`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table account.photos drop column alt');
  }
}
