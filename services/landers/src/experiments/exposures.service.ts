import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { SeenVariant } from './experiment.js';
import { ExposuresStore } from './exposures.store.js';
import { RunningExperiments } from './running-experiments.service.js';

interface Seeing {
  readonly siteId: number;
  readonly slug: string;
  readonly visitor: string;
  readonly seen: readonly SeenVariant[];
}

/** Persons of experiments: those who agreed to be measured, from their first look at an arm. */
@Injectable()
export class Exposures {
  constructor(
    private readonly running: RunningExperiments,
    private readonly store: ExposuresStore,
    private readonly clock: Clock,
  ) {}

  /** Somebody sees a variant. Of one that no running experiment has, nothing is kept. */
  async add({ siteId, slug, visitor, seen }: Seeing): Promise<void> {
    const experiment = this.running.of(siteId).find(({ arms }) => arms.includes(slug));
    if (experiment === undefined) return;
    const { id: experimentId, bucketVersion, arms } = experiment;
    const drawn = seen.find((one) => one.slug === slug && one.draw?.experiment === experimentId && one.draw.bucket === bucketVersion);
    const others = seen.some((one) => one.slug !== slug && arms.includes(one.slug));
    const weights = drawn?.draw?.weights ?? null;
    await this.store.add({
      experimentId,
      bucketVersion,
      visitor,
      slug,
      weights,
      excluded: weights === null || others,
      at: this.clock.now(),
    });
  }
}
