import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Followed } from '@rendezvous/server/repeat';
import { VariantsStore } from '../variants/variants.store.js';
import type { Experiment } from './experiment.js';
import { ExperimentsStore } from './experiments.store.js';

/** Experiments that run, kept in memory: a visit asks no database. */
@Injectable()
export class RunningExperiments implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RunningExperiments.name);
  private readonly running: Followed<readonly Experiment[]>;

  constructor(variants: VariantsStore, store: ExperimentsStore) {
    this.running = new Followed<readonly Experiment[]>([], { revision: () => variants.revision(), read: () => store.running() }, (error) =>
      this.logger.warn({ msg: 'The experiments could not be read again.', err: error }),
    );
  }

  onModuleInit(): Promise<void> {
    return this.running.start();
  }

  onModuleDestroy(): void {
    this.running.stop();
  }

  of(siteId: number): readonly Experiment[] {
    return this.running.value.filter((experiment) => experiment.siteId === siteId);
  }
}
