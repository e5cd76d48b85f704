import { Injectable } from '@nestjs/common';
import type { AgeAssurance as Told } from '@rendezvous/contracts/account/age-assurance';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { AgeChecksStore } from './age-checks.store.js';
import { AgeDemands } from './age-demands.service.js';
import { ageHold, ageState } from './age-state.rules.js';

/** States that something led to. */
const HAPPENED: readonly Told['state'][] = ['under_way', 'passed', 'failed', 'unanswered', 'expired', 'refused'];

/** How a member stands with the assurance of their age. */
@Injectable()
export class AgeAssurance {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: AgeChecksStore,
    private readonly demands: AgeDemands,
  ) {}

  async read(memberId: number): Promise<Told> {
    const member = await this.store.standing(this.database, memberId);
    if (member === null) throw new Refusal('account.profile-not-found');
    const demand = this.demands.of(member.siteId);
    const state = ageState({ ...member, demand }, this.clock.now());
    const { latest } = member;
    const since = state === 'expired' ? latest?.validUntil : (latest?.decidedAt ?? latest?.begunAt);
    return {
      state,
      hold: ageHold(state, demand),
      min_age: demand.minAge,
      company: state === 'not_asked' ? null : (demand.provider?.company ?? null),
      since: HAPPENED.includes(state) ? (since?.toISOString() ?? null) : null,
      valid_until: state === 'passed' ? (latest?.validUntil?.toISOString() ?? null) : null,
      valid_days: demand.validDays,
    };
  }
}
