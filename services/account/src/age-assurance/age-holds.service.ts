import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { AgeChecksStore } from './age-checks.store.js';
import { AgeDemands } from './age-demands.service.js';
import { ageHold, ageState, demandText } from './age-state.rules.js';

/** What members are held from. It stands on their row, so that all who read cards go by it, and is settled anew whenever one of its reasons changes. */
@Injectable()
export class AgeHolds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly store: AgeChecksStore,
    private readonly demands: AgeDemands,
  ) {}

  settleNow(memberIds: readonly number[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.store.lock(tx, memberIds);
      await this.settle(tx, memberIds);
    });
  }

  /** Search and open tabs follow. The caller has locked the members. */
  async settle(tx: Tx, memberIds: readonly number[]): Promise<void> {
    const now = this.clock.now();
    const settled = (await this.store.standings(tx, memberIds)).map(({ memberId, siteId, hold: before, settledFor, ...facts }) => {
      const demand = this.demands.of(siteId);
      const hold = ageHold(ageState({ ...facts, demand }, now), demand);
      const text = demandText(demand);
      return { memberId, hold, demand: text, moved: hold !== before, changed: hold !== before || text !== settledFor };
    });
    await this.store.settle(
      tx,
      settled.filter(({ changed }) => changed),
    );
    const moved = settled.filter((one) => one.moved).map(({ memberId }) => memberId);
    await tx.publishAll(
      'account.profile-changed',
      moved.map((memberId) => ({ memberId })),
    );
    if (moved.length > 0) tx.afterCommit(() => this.realtime.toMembers(moved, { type: 'user-changed' }));
  }
}
