import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebhookHandlers } from '../webhook/webhook-handlers.service.js';
import { DisputeAsking } from './dispute-asking.service.js';

/** An event about a dispute leads to the same question as asking now and then. */
@Injectable()
export class DisputeEvents implements OnModuleInit {
  constructor(
    private readonly handlers: WebhookHandlers,
    private readonly asking: DisputeAsking,
  ) {}

  onModuleInit(): void {
    this.handlers.register('dispute', ({ name: provider }, reference) => this.asking.ask({ provider, reference }));
  }
}
