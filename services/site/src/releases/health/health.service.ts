import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { PLATFORM, halt } from '../channels/channel.rules.js';
import { ChannelsStore } from '../channels/channels.store.js';
import { type FailureReport, JUDGED_MS, type ReleaseLoad, isBroken } from './canary-health.rules.js';
import { HealthStore } from './health.store.js';

/** How versions do with visitors; takes a canary back that fails. */
@Injectable()
export class ReleaseHealth {
  private readonly logger = new Logger(ReleaseHealth.name);

  constructor(
    private readonly database: Database,
    private readonly store: HealthStore,
    private readonly channels: ChannelsStore,
    private readonly clock: Clock,
  ) {}

  /** Adds page views; one statement however many versions there are. */
  async addLoads(loads: readonly ReleaseLoad[]): Promise<void> {
    if (loads.length > 0) await this.store.addLoads(loads, this.clock.now());
  }

  /** Takes a report. The one that tips a canary ends it, in the same transaction. False: this page view told of this remote already. */
  report(report: FailureReport): Promise<boolean> {
    const at = this.clock.now();
    return this.database.transaction(async (tx) => {
      await this.store.queue(tx, report.remote);
      if (!(await this.store.add(tx, report, at))) return false;
      await this.judge(tx, report, at);
      return true;
    });
  }

  /** Ends the reported version's time as a canary when it does clearly worse than the stable version in the same minutes. */
  private async judge(tx: Tx, { remote, version }: FailureReport, at: Date): Promise<void> {
    const stable = await this.channels.stableBeside(tx, remote, version);
    if (stable === null) return;
    const since = new Date(at.getTime() - JUDGED_MS);
    const figures = await this.store.figures(tx, { remote, version }, since);
    const beside = await this.store.figures(tx, { remote, version: stable }, since);
    if (!isBroken(figures, beside)) return;
    await this.channels.lock(tx);
    const known = await this.channels.know(tx, remote, PLATFORM, at);
    // somebody may have promoted or taken it back while we waited
    if (known.state?.canary?.version !== version) return;
    const told = { ...figures, stableLoads: beside.loads, stableSessions: beside.sessions };
    await this.channels.apply(tx, known, halt(known, told));
    tx.afterCommit(() => this.logger.error({ msg: 'A canary failed and was taken back.', remote, version, stable, ...told }));
  }
}
