import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Goal } from './experiment.js';

/** Somebody who agreed to be measured sees an arm. */
export interface Exposure {
  readonly experimentId: number;
  readonly bucketVersion: number;
  readonly visitor: string;
  readonly slug: string;
  /** Weights when it was drawn; null: it was not. */
  readonly weights: string | null;
  /** They saw another arm, or this one without a draw. */
  readonly excluded: boolean;
  readonly at: Date;
}

const COLUMN: Readonly<Record<Goal, string>> = { signup: 'signed_up_at', confirmed: 'confirmed_at', purchase: 'purchased_at' };

@Injectable()
export class ExposuresStore {
  constructor(private readonly database: Database) {}

  /** The arm that somebody is stored with; null for none. */
  async slugOf(experimentId: number, bucketVersion: number, visitor: string): Promise<string | null> {
    const [row] = await this.database.read<{ slug: string }>(
      'select slug from landers.exposures where experiment_id = $1 and bucket_version = $2 and visitor = $3',
      [experimentId, bucketVersion, visitor],
      { prepared: 'landers.exposed' },
    );
    return row?.slug ?? null;
  }

  /** The first exposure stays. One to another arm, in this or an earlier bucket version, excludes. */
  async add({ experimentId, bucketVersion, visitor, slug, weights, excluded, at }: Exposure): Promise<void> {
    await this.database.change(
      `insert into landers.exposures as e (experiment_id, bucket_version, visitor, slug, weights, excluded, exposed_at)
       select $1, $2, $3, $4, $5, $6 or exists (
         select from landers.exposures o where o.experiment_id = $1 and o.visitor = $3 and o.bucket_version < $2 and o.slug <> $4
       ), $7
       on conflict (experiment_id, bucket_version, visitor) do update set excluded = true where e.slug <> excluded.slug and not e.excluded`,
      [experimentId, bucketVersion, visitor, slug, weights, excluded, at],
    );
  }

  /** Who joined is told by their browser; the first account of a browser counts. Only where the experiment runs still. */
  async recordSignup(visitor: string, memberId: number, at: Date): Promise<void> {
    await this.database.change(
      `update landers.exposures e set member_id = $2, signed_up_at = $3 from landers.experiments x
        where x.id = e.experiment_id and x.ended_at is null and e.visitor = $1 and e.member_id is null`,
      [visitor, memberId, at],
    );
  }

  /** The first time counts. */
  async record(goal: Exclude<Goal, 'signup'>, memberId: number, at: Date): Promise<void> {
    await this.database.change(
      `update landers.exposures e set ${COLUMN[goal]} = $2 from landers.experiments x
        where x.id = e.experiment_id and x.ended_at is null and e.member_id = $1 and e.${COLUMN[goal]} is null`,
      [memberId, at],
    );
  }

  async removeVisitor(visitor: string): Promise<void> {
    await this.database.change('delete from landers.exposures where visitor = $1', [visitor]);
  }

  /** Removes everything of the browsers that a member was counted with. */
  async removeMember(memberId: number, on: Tx | Database = this.database): Promise<void> {
    await on.change('delete from landers.exposures where visitor in (select visitor from landers.exposures where member_id = $1)', [
      memberId,
    ]);
  }

  async removeBefore(time: Date): Promise<void> {
    await this.database.change('delete from landers.exposures where exposed_at < $1', [time]);
  }
}
