import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Erasures } from './erasures.service.js';
import { Reminders } from './reminders.service.js';

/** Ends accounts: first those are reminded who can still do something, then what is over is erased. */
@Injectable()
export class EndingsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reminders: Reminders,
    private readonly erasures: Erasures,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.remind-unconfirmed', () => this.reminders.run(), { cron: '17 * * * *' });
    this.jobs.define('account.erase', () => this.erasures.run(), { cron: '*/10 * * * *' });
  }
}
