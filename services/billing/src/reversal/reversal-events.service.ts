import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebhookHandlers } from '../webhook/webhook-handlers.service.js';
import { Reversals } from './reversals.service.js';

/** A provider tells that it took money back by itself. */
@Injectable()
export class ReversalEvents implements OnModuleInit {
  constructor(
    private readonly handlers: WebhookHandlers,
    private readonly reversals: Reversals,
  ) {}

  onModuleInit(): void {
    this.handlers.register('reversal', (provider, reference) => this.reversals.hear(provider, reference));
  }
}
