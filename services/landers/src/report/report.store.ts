import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { Experiment, Goal } from '../experiments/experiment.js';
import type { ArmTotals, PersonsOfDay, ReachedOfDay, ReportCounts, VisitsOfDay } from './report-counts.js';

const GOAL_TIME: Readonly<Record<Goal, string>> = { signup: 'signed_up_at', confirmed: 'confirmed_at', purchase: 'purchased_at' };
const dayOf = (time: string): string => `to_char(${time} at time zone $3, 'YYYY-MM-DD')`;
const OWN = 'from landers.exposures where experiment_id = $1 and bucket_version = $2';

/** Counts of an experiment in its present bucket version; no row of them is about one person. */
@Injectable()
export class ReportStore {
  constructor(private readonly database: Database) {}

  async counts({ id, bucketVersion, goal }: Experiment, timeZone: string): Promise<ReportCounts> {
    const [own, byDay] = [
      [id, bucketVersion],
      [id, bucketVersion, timeZone],
    ];
    const [persons, reached, visits, totals] = await Promise.all([
      this.database.read<PersonsOfDay>(
        `select slug, weights, ${dayOf('exposed_at')} as day, count(*)::integer as persons, (count(*) filter (where excluded))::integer as excluded
           ${OWN} group by 1, 2, 3`,
        byDay,
      ),
      this.database.read<ReachedOfDay>(
        `select slug, ${dayOf(GOAL_TIME[goal])} as day, count(*)::integer as reached ${OWN} and not excluded and ${GOAL_TIME[goal]} is not null group by 1, 2`,
        byDay,
      ),
      this.database.read<VisitsOfDay>(
        `select slug, day::text as day, weights, visits from landers.assignment_counts where experiment_id = $1 and bucket_version = $2`,
        own,
      ),
      this.database.read<ArmTotals>(
        `select slug, count(signed_up_at)::integer as signups, count(confirmed_at)::integer as confirmed, count(purchased_at)::integer as purchases
           ${OWN} and not excluded group by 1`,
        own,
      ),
    ]);
    return { persons, reached, visits, totals };
  }

  /** Arms of which another version was published, or taken back, since. */
  async changedSince(siteId: number, slugs: readonly string[], since: Date): Promise<string[]> {
    const rows = await this.database.read<{ slug: string }>(
      `select distinct slug from landers.history
        where site_id = $1 and slug = any($2) and at > $3 and before->>'version' is distinct from after->>'version' order by slug`,
      [siteId, slugs, since],
    );
    return rows.map(({ slug }) => slug);
  }
}
