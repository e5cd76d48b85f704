import type { listWebhookEvents, WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Metrics } from '@rendezvous/server/metrics';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { toWebhookEvent, WEBHOOK_EVENTS_PAGE, type WebhookEventFilter, WebhookEventStore } from './webhook-event.store.js';
import { WebhookProcessing } from './webhook-processing.service.js';

/** As the audit log names what events are replayed by. */
const CALLS = '/api/operator/webhook-events';

/** What operators see of the inbox, and do with it. */
@Injectable()
export class WebhookEvents implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly store: WebhookEventStore,
    private readonly processing: WebhookProcessing,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'webhook_events_failed',
      'Events of payment providers that nobody tries any more.',
      async () => (await this.store.counts()).failed,
    );
  }

  async list(filter: WebhookEventFilter): Promise<ReplyOf<typeof listWebhookEvents>> {
    const [rows, counts] = await Promise.all([this.store.page(filter), this.store.counts()]);
    return { events: rows.slice(0, WEBHOOK_EVENTS_PAGE).map(toWebhookEvent), more: rows.length > WEBHOOK_EVENTS_PAGE, counts };
  }

  /** Asks the provider once more, at once: the operator sees what came of it. */
  async replay(id: number, operatorId: number): Promise<WebhookEvent> {
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      if (!(await this.store.reopen(tx, id, at))) throw new Refusal('billing.webhook-event-not-found');
      const actor = operatorActor(operatorId, CALLS);
      await addAuditEntry(tx, { actor, action: 'billing.replay-webhook-event', subject: `webhook event ${id}`, at });
    });
    await this.processing.process(id);
    const event = await this.store.find(id);
    if (event === null) throw new Refusal('billing.webhook-event-not-found');
    return toWebhookEvent(event);
  }
}
