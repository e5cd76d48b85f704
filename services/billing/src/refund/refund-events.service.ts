import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { settleCall } from '../payment/call-outcome.js';
import type { KnownRefund, PaymentProvider } from '../payment/payment.provider.js';
import { PaymentStore } from '../payment/payment.store.js';
import { WebhookHandlers, type WebhookOutcome } from '../webhook/webhook-handlers.service.js';
import { RefundSending } from './refund-sending.service.js';
import { RefundStore } from './refund.store.js';

/** An event about a refund leads to the same question as polling. */
@Injectable()
export class RefundEvents implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: WebhookHandlers,
    private readonly payments: PaymentStore,
    private readonly incidents: Incidents,
    private readonly store: RefundStore,
    private readonly sending: RefundSending,
  ) {}

  onModuleInit(): void {
    this.handlers.register('refund', async (provider, reference) => {
      const id = await this.store.findByReference(provider.name, reference);
      if (id === null) return this.followUnknown(provider, reference);
      // A provider that is silent is asked again by the refund's own schedule.
      await this.sending.send(id);
      return 'settled';
    });
  }

  /** Ours, heard of before our own note; or one that somebody made in the provider's dashboard: that is an operator's. */
  private async followUnknown(provider: PaymentProvider, reference: string): Promise<WebhookOutcome> {
    const answer = await settleCall(() => provider.findRefund(reference));
    if (answer.outcome === 'unknown') return 'silent';
    if (answer.outcome === 'refused' || answer.value.id !== null || answer.value.status === 'pending') return 'not-here';
    return answer.value.status === 'failed' ? 'settled' : this.note(provider.name, answer.value);
  }

  private async note(provider: string, { payment: name, amount: reported }: KnownRefund): Promise<WebhookOutcome> {
    const payment = await this.payments.findByReference(provider, name);
    if (payment === null) return 'not-here';
    await this.database.transaction((tx) => this.incidents.noteReported(tx, 'refund-differs', { paymentId: payment.id, reported }));
    return 'settled';
  }
}
