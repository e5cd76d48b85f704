import type { PaymentProviderName } from '@rendezvous/contracts/billing/webhook';
import { days } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import type { ProviderEvent } from '../payment/payment.provider.js';
import { WebhookEventStore } from './webhook-event.store.js';

export const PROCESS_WEBHOOK_EVENT_JOB = 'billing.process-webhook-event';

/** How long events are kept: until disputes about a payment are over, as a rule. */
const KEPT_MS = days(120);

/** Keeps what payment providers send, each event once. */
@Injectable()
export class WebhookInbox {
  private readonly logger = new Logger(WebhookInbox.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly store: WebhookEventStore,
  ) {}

  /** Keeps an event, and has it processed once it is kept. The same one again changes nothing. */
  async receive(provider: PaymentProviderName, event: ProviderEvent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const id = await this.store.add(tx, provider, event, this.clock.now());
      if (id !== null) await this.jobs.add(tx, PROCESS_WEBHOOK_EVENT_JOB, { id }, { key: `webhook-event:${id}` });
    });
    this.logger.log({ msg: 'A payment provider sent an event.', provider, event: event.id, type: event.type });
  }

  removeOld(): Promise<void> {
    return this.store.removeOld(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
