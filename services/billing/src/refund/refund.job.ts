import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { RefundSending, SEND_REFUND_JOB } from './refund-sending.service.js';

/** Brings refunds to their end when neither an answer nor an event does. */
@Injectable()
export class RefundJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sending: RefundSending,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ refundId: string }>(SEND_REFUND_JOB, ({ refundId }) => this.sending.send(refundId));
    this.jobs.define('billing.ask-refunds', () => this.sending.askDue(), { cron: '* * * * *' });
  }
}
