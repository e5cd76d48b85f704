import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentStatusCheck, type StatusAnswer } from '../payment/status-check.service.js';
import { WebhookHandlers, type WebhookOutcome } from './webhook-handlers.service.js';

const OUTCOMES: Readonly<Record<StatusAnswer, WebhookOutcome>> = { answered: 'settled', silent: 'silent', 'no-payment': 'not-here' };

/** An event about a payment leads to the same question as the return page and polling. */
@Injectable()
export class PaymentEvents implements OnModuleInit {
  constructor(
    private readonly handlers: WebhookHandlers,
    private readonly status: PaymentStatusCheck,
  ) {}

  onModuleInit(): void {
    this.handlers.register('payment', async ({ name }, reference) => OUTCOMES[await this.status.checkReference(name, reference)]);
  }
}
