import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { EventBus } from '@rendezvous/server/outbox';
import { CreditReturns } from './credit-returns.service.js';
import { HeldMessages } from './held-messages.service.js';

export const RETURNS_JOB = 'chat.return-held';

/** An address is confirmed, or was not in time. */
@Injectable()
export class HeldMessagesListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly jobs: Jobs,
    private readonly held: HeldMessages,
    private readonly returns: CreditReturns,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-activated', 'chat.release-held', ({ memberId }) => this.held.release(memberId));
    this.jobs.define(RETURNS_JOB, () => this.returns.returnDue(this.clock.now()), { cron: '17 * * * *' });
  }
}
