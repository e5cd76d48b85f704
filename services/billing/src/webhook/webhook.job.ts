import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { PROCESS_WEBHOOK_EVENT_JOB, WebhookInbox } from './webhook-inbox.service.js';
import { WebhookProcessing } from './webhook-processing.service.js';

/** Processes each event as soon as it is kept, and again while its provider or what it is about keeps it waiting. */
@Injectable()
export class WebhookJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly inbox: WebhookInbox,
    private readonly processing: WebhookProcessing,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ id: number }>(PROCESS_WEBHOOK_EVENT_JOB, ({ id }) => this.processing.process(id));
    this.jobs.define('billing.process-webhook-events', () => this.processing.processDue(), { cron: '* * * * *' });
    this.jobs.define('billing.remove-old-webhook-events', () => this.inbox.removeOld(), { cron: '43 3 * * *' });
  }
}
