import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { repeat } from '@rendezvous/server/repeat';
import { VariantsStore } from '../variants/variants.store.js';
import type { Experiment } from './experiment.js';
import { ExperimentsStore } from './experiments.store.js';

/** How often a process looks whether an experiment began or ended: one row, never asked by a visit. */
const LOOK_MS = 1000;

/** Experiments that run, kept in memory. Follows commands of any process within two seconds. */
@Injectable()
export class RunningExperiments implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RunningExperiments.name);
  private revision = '';
  private running: readonly Experiment[] = [];
  private end: () => void = () => undefined;

  constructor(
    private readonly variants: VariantsStore,
    private readonly store: ExperimentsStore,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.follow();
    this.end = repeat(
      LOOK_MS,
      () => this.follow(),
      (error) => this.logger.warn({ msg: 'The experiments could not be read again.', err: error }),
    );
  }

  onModuleDestroy(): void {
    this.end();
  }

  of(siteId: number): readonly Experiment[] {
    return this.running.filter((experiment) => experiment.siteId === siteId);
  }

  private async follow(): Promise<void> {
    // read first: a change while we read shows as a later revision, so it is read again
    const revision = await this.variants.revision();
    if (revision === this.revision) return;
    this.running = await this.store.running();
    this.revision = revision;
  }
}
