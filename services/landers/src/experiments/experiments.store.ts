import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { Template } from '@rendezvous/contracts/landers/templates';
import type { Experiment } from './experiment.js';

const COLUMNS = `id, site_id as "siteId", template, goal, arms, built_in_weight as "builtInWeight", tuning_persons as "tuningPersons",
  bucket_version as "bucketVersion", bucketed_at as "bucketedAt", started_at as "startedAt", ended_at as "endedAt"`;

export type NewExperiment = Pick<Experiment, 'siteId' | 'template' | 'goal' | 'arms' | 'builtInWeight' | 'tuningPersons' | 'startedAt'> & {
  readonly startedBy: string;
};

/** What commands change of an experiment that runs. */
export type ExperimentChange = Partial<Pick<Experiment, 'builtInWeight' | 'bucketVersion' | 'bucketedAt' | 'endedAt'>>;

@Injectable()
export class ExperimentsStore {
  constructor(private readonly database: Database) {}

  /** Those of every site that run. */
  running(): Promise<Experiment[]> {
    return this.database.read<Experiment>(`select ${COLUMNS} from landers.experiments where ended_at is null`);
  }

  /** The latest of a template, running or not. */
  async latest(siteId: number, template: Template, on: Statements = this.database): Promise<Experiment | null> {
    const [found] = await on.read<Experiment>(
      `select ${COLUMNS} from landers.experiments where site_id = $1 and template = $2 order by id desc limit 1`,
      [siteId, template],
    );
    return found ?? null;
  }

  async add(tx: Tx, started: NewExperiment): Promise<void> {
    const { siteId, template, goal, arms, builtInWeight, tuningPersons, startedAt, startedBy } = started;
    await tx.change(
      `insert into landers.experiments (site_id, template, goal, arms, built_in_weight, tuning_persons, bucketed_at, started_at, started_by)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
      [siteId, template, goal, arms, builtInWeight, tuningPersons, startedAt, startedBy],
    );
    await this.tell(tx);
  }

  async change(tx: Tx, { id, ...now }: Experiment, change: ExperimentChange): Promise<void> {
    const { builtInWeight, bucketVersion, bucketedAt, endedAt } = { ...now, ...change };
    await tx.change(
      'update landers.experiments set built_in_weight = $2, bucket_version = $3, bucketed_at = $4, ended_at = $5 where id = $1',
      [id, builtInWeight, bucketVersion, bucketedAt, endedAt],
    );
    await this.tell(tx);
  }

  /** Lets every process know. */
  private async tell(tx: Tx): Promise<void> {
    await tx.change('update landers.revision set revision = revision + 1');
  }
}
