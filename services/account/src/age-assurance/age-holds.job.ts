import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { AgeChecksStore } from './age-checks.store.js';
import { AgeDemands } from './age-demands.service.js';
import { AgeHolds } from './age-holds.service.js';
import { demandText } from './age-state.rules.js';

/** Members that are settled in one transaction. */
const AT_ONCE = 500;
/** Transactions of one run; the next minute goes on. */
const STEPS = 100;

/** Follows what sites ask, and how long an answer is good. */
@Injectable()
export class AgeHoldsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly store: AgeChecksStore,
    private readonly demands: AgeDemands,
    private readonly holds: AgeHolds,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.settle-age-holds', () => this.settleAll(), { cron: '* * * * *' });
  }

  private async settleAll(): Promise<void> {
    for (const { demand, siteIds } of await this.demands.all())
      await this.settleEach(() => this.store.listUnsettled(siteIds, demandText(demand), AT_ONCE));
    await this.settleEach(() => this.store.listRunOut(this.clock.now(), AT_ONCE));
  }

  /** @param list tells nobody who was settled */
  private async settleEach(list: () => Promise<number[]>): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) {
      const memberIds = await list();
      if (memberIds.length === 0) return;
      await this.holds.settleNow(memberIds);
    }
  }
}
