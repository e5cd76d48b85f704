import { Module } from '@nestjs/common';
import { BlockModule } from '../block/block.module.js';
import { IncidentModule } from '../incident/incident.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { DisputeAsking } from './dispute-asking.service.js';
import { DisputeEvents } from './dispute-events.service.js';
import { DisputeJob } from './dispute.job.js';
import { DisputeStore } from './dispute.store.js';
import { Disputes } from './disputes.service.js';
import { OperatorDisputeController } from './operator-dispute.controller.js';
import { OperatorDisputeStore } from './operator-dispute.store.js';
import { OperatorDisputes } from './operator-disputes.service.js';
import { OrderDisputes } from './order-disputes.service.js';

/** Payments that banks take back, and what members may not pay with after that. */
@Module({
  imports: [BlockModule, IncidentModule, OrderModule, PaymentModule, WebhookModule],
  controllers: [OperatorDisputeController],
  providers: [DisputeStore, Disputes, DisputeAsking, DisputeJob, DisputeEvents, OrderDisputes, OperatorDisputeStore, OperatorDisputes],
  exports: [DisputeAsking, Disputes, OrderDisputes],
})
export class DisputeModule {}
