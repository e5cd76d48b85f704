import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Creditors } from '../sepa/creditors.service.js';
import { BankInbox } from './bank-inbox.service.js';
import { ReturnedDebits } from './returned-debits.service.js';
import { UnansweredDebits } from './unanswered-debits.service.js';

/** Takes in what the bank answers, tells of what it does not answer, and finishes what a crash left undone. */
@Injectable()
export class BankAnswerJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly creditors: Creditors,
    private readonly inbox: BankInbox,
    private readonly returned: ReturnedDebits,
    private readonly unanswered: UnansweredDebits,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.read-bank-answers', () => this.read(), { cron: '*/5 * * * *' });
  }

  private async read(): Promise<void> {
    if (this.creditors.find() === null) return;
    await this.inbox.takeIn();
    await this.returned.tell();
    await this.unanswered.tell();
  }
}
