import { Injectable } from '@nestjs/common';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import type { Template } from '@rendezvous/contracts/landers/templates';
import type { Site } from '@rendezvous/site';
import { ExperimentsStore } from '../experiments/experiments.store.js';
import { reportOf } from './report.rules.js';
import { ReportStore } from './report.store.js';

/** How variants compare. It may be looked at as often as one likes. */
@Injectable()
export class Reports {
  constructor(
    private readonly experiments: ExperimentsStore,
    private readonly store: ReportStore,
  ) {}

  /** Of the experiment that runs, or of the last one; null: the template was never split. */
  async of({ id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>, template: Template): Promise<LanderReport | null> {
    const experiment = await this.experiments.latest(siteId, template);
    if (experiment === null) return null;
    const [counts, changed] = await Promise.all([
      this.store.counts(experiment, timeZone),
      this.store.changedSince(siteId, experiment.arms, experiment.bucketedAt),
    ]);
    return reportOf(experiment, counts, changed);
  }
}
