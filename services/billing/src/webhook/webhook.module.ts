import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module.js';
import { PaymentEvents } from './payment-events.service.js';
import { WebhookEventStore } from './webhook-event.store.js';
import { WebhookEventsController } from './webhook-events.controller.js';
import { WebhookEvents } from './webhook-events.service.js';
import { WebhookHandlers } from './webhook-handlers.service.js';
import { WebhookInbox } from './webhook-inbox.service.js';
import { WebhookProcessing } from './webhook-processing.service.js';
import { WebhookController } from './webhook.controller.js';
import { WebhookJob } from './webhook.job.js';

/** What providers send: kept, then worked on. */
@Module({
  imports: [PaymentModule],
  controllers: [WebhookController, WebhookEventsController],
  providers: [WebhookEventStore, WebhookHandlers, WebhookInbox, WebhookProcessing, WebhookEvents, WebhookJob, PaymentEvents],
  exports: [WebhookHandlers],
})
export class WebhookModule {}
