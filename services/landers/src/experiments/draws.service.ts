import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Template } from '@rendezvous/contracts/landers/templates';
import type { PublishedVariant } from '../variants/variant.js';
import { assign, type Assignment } from './assignment.rules.js';
import { fractionOf } from './draw.rules.js';
import type { Draw, Experiment, SeenVariant } from './experiment.js';
import { ExposuresStore } from './exposures.store.js';
import { RunningExperiments } from './running-experiments.service.js';

interface DrawnFor {
  readonly siteId: number;
  readonly template: Template;
  /** Variants that may be shown to this visitor. */
  readonly fitting: readonly PublishedVariant[];
  readonly seen: readonly SeenVariant[];
  /** Somebody who agreed to be measured. */
  readonly visitor: string | null;
}

const RANGE = 2 ** 32;

const isOf = ({ id, bucketVersion }: Experiment, draw: Draw | null): boolean => draw?.experiment === id && draw.bucket === bucketVersion;

/** Which variant a visitor gets at a template's address. The database is asked for whoever agreed to be measured, once a session. */
@Injectable()
export class Draws {
  constructor(
    private readonly running: RunningExperiments,
    private readonly exposures: ExposuresStore,
  ) {}

  async of({ siteId, template, fitting, seen, visitor }: DrawnFor): Promise<Assignment> {
    const experiment = this.running.of(siteId).find((one) => one.template === template) ?? null;
    const { stored, fraction } = await this.knownOf(experiment, visitor, seen);
    return assign(experiment, fitting, { seen, stored, fraction });
  }

  /** Whether a variant is compared with others now. */
  isCompared(siteId: number, slug: string): boolean {
    return this.running.of(siteId).some(({ arms }) => arms.includes(slug));
  }

  private async knownOf(experiment: Experiment | null, visitor: string | null, seen: readonly SeenVariant[]) {
    const chance = randomInt(RANGE) / RANGE;
    if (experiment === null || visitor === null || seen.some(({ draw }) => isOf(experiment, draw)))
      return { stored: null, fraction: chance };
    const { id, bucketVersion } = experiment;
    return { stored: await this.exposures.slugOf(id, bucketVersion, visitor), fraction: fractionOf(visitor, id, bucketVersion) };
  }
}
