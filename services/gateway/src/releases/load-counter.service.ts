import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '@rendezvous/server/metrics';
import { ReleaseHealth, type ReleaseLoad } from '@rendezvous/site';

const FLUSH_MS = 3000;

/** Counts the page views that begin with a version of a remote: in memory, stored every few seconds in one statement. */
@Injectable()
export class LoadCounter implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LoadCounter.name);
  private counts = new Map<string, ReleaseLoad>();
  private timer: NodeJS.Timeout | undefined;
  private readonly metric;

  constructor(
    private readonly health: ReleaseHealth,
    metrics: Metrics,
  ) {
    this.metric = metrics.counter('remote_loads_total', 'Page views that began with a version of a remote.', ['remote', 'version']);
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  count(remote: string, version: string, loads = 1): void {
    const key = `${remote} ${version}`;
    this.counts.set(key, { remote, version, loads: (this.counts.get(key)?.loads ?? 0) + loads });
  }

  /** Stores what was counted; what could not be stored is counted with the next. */
  async flush(): Promise<void> {
    const counts = [...this.counts.values()];
    this.counts = new Map();
    try {
      await this.health.addLoads(counts);
      for (const { remote, version, loads } of counts) this.metric.inc({ remote, version }, loads);
    } catch (error) {
      for (const { remote, version, loads } of counts) this.count(remote, version, loads);
      this.logger.warn({ msg: 'Loads of remotes could not be stored yet.', err: error });
    }
  }
}
