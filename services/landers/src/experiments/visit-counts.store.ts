import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** Visits of a variant on a day: of nobody in particular. */
export interface VisitCount {
  readonly siteId: number;
  readonly slug: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly visits: number;
}

/** Visits that an arm was drawn for. */
export interface AssignmentCount extends Pick<VisitCount, 'slug' | 'day' | 'visits'> {
  readonly experimentId: number;
  readonly bucketVersion: number;
  readonly weights: string;
}

@Injectable()
export class VisitCountsStore {
  constructor(private readonly database: Database) {}

  /** Both or none. Rows are locked in one order, so that two processes do not wait for each other. */
  async add(visits: readonly VisitCount[], assignments: readonly AssignmentCount[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.change(
        `insert into landers.visit_counts as c (site_id, slug, day, visits)
         select "siteId", slug, day, visits from jsonb_to_recordset($1) as n ("siteId" integer, slug text, day date, visits integer)
         order by 1, 2, 3
         on conflict (site_id, slug, day) do update set visits = c.visits + excluded.visits`,
        [JSON.stringify(visits)],
      );
      await tx.change(
        `insert into landers.assignment_counts as c (experiment_id, bucket_version, day, weights, slug, visits)
         select "experimentId", "bucketVersion", day, weights, slug, visits from jsonb_to_recordset($1)
           as n ("experimentId" integer, "bucketVersion" integer, day date, weights text, slug text, visits integer)
         order by 1, 2, 3, 4, 5
         on conflict (experiment_id, bucket_version, day, weights, slug) do update set visits = c.visits + excluded.visits`,
        [JSON.stringify(assignments)],
      );
    });
  }

  /** All visits of each variant of a site. */
  totals(siteId: number): Promise<{ slug: string; visits: number }[]> {
    return this.database.read('select slug, sum(visits)::integer as visits from landers.visit_counts where site_id = $1 group by slug', [
      siteId,
    ]);
  }
}
