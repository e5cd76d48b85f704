import { Injectable, Logger } from '@nestjs/common';
import { hours, minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import type { AgeAnswer } from './age-assurance.provider.js';
import { AgeChecksStore, type OpenCheck } from './age-checks.store.js';
import { AgeDemands } from './age-demands.service.js';
import { AgeHolds } from './age-holds.service.js';
import { decidedState } from './age-state.rules.js';

/** After so long without a word from a company that is away, a check is taken as unanswered. */
const GIVE_UP_MS = hours(24);
const SOONEST_MS = minutes(1);

/** Takes what companies answer, and asks those that say nothing. */
@Injectable()
export class AgeAnswers {
  private readonly logger = new Logger(AgeAnswers.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: AgeChecksStore,
    private readonly demands: AgeDemands,
    private readonly holds: AgeHolds,
  ) {}

  /** The first answer to a check counts, however often and by whatever way it comes. @returns whether it was this one */
  take({ id, memberId }: OpenCheck, answer: AgeAnswer): Promise<boolean> {
    const state = decidedState(answer);
    if (state === null) return Promise.resolve(false);
    return this.database.transaction(async (tx) => {
      await this.store.lock(tx, [memberId]);
      if (!(await this.store.decide(tx, id, state, this.clock.now()))) return false;
      await this.holds.settle(tx, [memberId]);
      return true;
    });
  }

  /** Asks the company. Who is away is asked again, less often the longer it takes. */
  async ask(check: OpenCheck): Promise<void> {
    const now = this.clock.now();
    const answer = await this.askedOf(check);
    const silentFor = now.getTime() - check.lapsesAt.getTime();
    const over = answer === 'away' ? silentFor >= GIVE_UP_MS : silentFor >= 0;
    if (answer !== 'away' && answer !== 'pending') await this.take(check, answer);
    else if (over) await this.take(check, 'cancelled');
    else await this.store.postpone(check.id, new Date(now.getTime() + Math.max(SOONEST_MS, (now.getTime() - check.begunAt.getTime()) / 4)));
  }

  /** `pending`, too, when the company never heard of the check: its member may still be sent there. */
  private async askedOf({ id, provider: name, reference }: OpenCheck): Promise<AgeAnswer | 'away'> {
    try {
      const provider = this.demands.providerNamed(name);
      if (provider === null) throw new Error(`No company ${name} is set up.`);
      return (await provider.report({ id, reference })) ?? 'pending';
    } catch (error) {
      this.logger.warn({ msg: 'A company did not say how a check of an age stands.', check: id, err: error });
      return 'away';
    }
  }
}
