import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { AgeAnswers } from './age-answers.service.js';
import { AgeChecksStore } from './age-checks.store.js';

const AT_ONCE = 50;
/** As the page about privacy says. */
const KEPT_MS = days(30);

/** Asks companies that nobody came back from, and forgets checks that have served. */
@Injectable()
export class AgeChecksJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly store: AgeChecksStore,
    private readonly answers: AgeAnswers,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.ask-age-companies', () => this.ask(), { cron: '* * * * *' });
    this.jobs.define('account.remove-age-checks', () => this.removeOld(), { cron: '41 * * * *' });
  }

  private async ask(): Promise<void> {
    for (const check of await this.store.listToAsk(this.clock.now(), AT_ONCE)) await this.answers.ask(check);
  }

  private removeOld(): Promise<void> {
    return this.store.removeOld(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
