import { Module } from '@nestjs/common';
import { DisputeModule } from '../dispute/dispute.module.js';
import { IncidentModule } from '../incident/incident.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { ReversalEvents } from './reversal-events.service.js';
import { ReversalJob } from './reversal.job.js';
import { Reversals } from './reversals.service.js';

/** Money that providers take back by themselves, whether a dispute says why or not. */
@Module({
  imports: [DisputeModule, IncidentModule, OrderModule, PaymentModule, RefundModule, WebhookModule],
  providers: [Reversals, ReversalEvents, ReversalJob],
})
export class ReversalModule {}
