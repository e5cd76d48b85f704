import type { MigrationInterface, QueryRunner } from 'typeorm';
import { viewWith } from './1700000002701-assure-ages.js';

const keptBackWhen = (cases: string): string =>
  viewWith({
    unlisted: ` and m.age_hold is distinct from 'listing'`,
    last: `,
    m.age_hold,
    case ${cases}when m.paused_at is not null then 'on-break' when m.age_hold is not null then 'age-needed' end as kept_back`,
  });

/** Whoever an operator disabled likes nobody and writes to nobody: each stranger they reached would see the profile that was hidden. */
export class KeepBackWhoIsDisabled1700000002811 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    // named first: nothing that the member does by themselves ends it
    await run.query(keptBackWhen(`when m.moderated then 'moderated' `));
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(keptBackWhen(''));
  }
}
