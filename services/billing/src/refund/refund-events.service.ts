import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebhookHandlers } from '../webhook/webhook-handlers.service.js';
import { RefundAdoption } from './refund-adoption.service.js';
import { RefundSending } from './refund-sending.service.js';
import { RefundStore } from './refund.store.js';

/** An event about a refund leads to the same question as polling. */
@Injectable()
export class RefundEvents implements OnModuleInit {
  constructor(
    private readonly handlers: WebhookHandlers,
    private readonly store: RefundStore,
    private readonly sending: RefundSending,
    private readonly adoption: RefundAdoption,
  ) {}

  onModuleInit(): void {
    this.handlers.register('refund', async (provider, reference, again) => {
      const id = await this.store.findByReference(provider.name, reference);
      if (id === null) return this.adoption.follow(provider, reference, { again });
      // A provider that is silent is asked again by the refund's own schedule.
      await this.sending.send(id);
      return 'settled';
    });
  }
}
