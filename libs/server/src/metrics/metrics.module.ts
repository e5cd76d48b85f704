import { type DynamicModule, Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Database } from '../database/index.js';
import { Realtime } from '../realtime/index.js';
import { JobRunner } from '../worker/index.js';
import { Metrics } from './metrics.js';

/** Provides `Metrics` everywhere, and measures what the platform itself runs. */
@Global()
@Module({})
export class MetricsModule implements OnApplicationBootstrap {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(ModuleRef) private readonly modules: ModuleRef,
  ) {}

  static forRoot(options: { readonly process: boolean }): DynamicModule {
    const create = (): Metrics => {
      const metrics = new Metrics();
      if (options.process) metrics.watchProcess();
      return metrics;
    };
    return { module: MetricsModule, providers: [{ provide: Metrics, useFactory: create }], exports: [Metrics] };
  }

  onApplicationBootstrap(): void {
    const database = this.find<Database>(Database);
    if (database !== null) this.metrics.watchPool(database.pool);
    const runner = this.find<JobRunner>(JobRunner);
    if (runner !== null) {
      runner.observe((task, outcome) => this.metrics.countJob(task, outcome));
      this.metrics.gauge('jobs_parked', 'Jobs that gave up and wait for a person.', async () => (await runner.parked()).length);
    }
    const realtime = this.find<Realtime>(Realtime);
    if (realtime !== null) {
      this.metrics.gauge('realtime_connections', 'Open tabs.', () => realtime.counts().connections);
      this.metrics.gauge('realtime_members', 'Members with an open tab.', () => realtime.counts().members);
    }
  }

  private find<T>(token: abstract new (...args: never[]) => T): T | null {
    try {
      return this.modules.get<T>(token as never, { strict: false });
    } catch {
      return null;
    }
  }
}
