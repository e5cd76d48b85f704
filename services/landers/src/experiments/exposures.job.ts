import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { CHOICE_DAYS } from '@rendezvous/site';
import { ExposuresStore } from './exposures.store.js';

/** Forgets persons of experiments when their consent has run out, every night. */
@Injectable()
export class ExposuresJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly store: ExposuresStore,
  ) {}

  onModuleInit(): void {
    const forget = () => this.store.removeBefore(new Date(this.clock.now().getTime() - days(CHOICE_DAYS)));
    this.jobs.define('landers.forget-exposures', forget, { cron: '7 5 * * *' });
  }
}
