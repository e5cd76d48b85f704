import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { ApprovalModule } from '../approval/approval.module.js';
import { IncidentModule } from '../incident/incident.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { SepaModule } from '../sepa/sepa.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { RefundAdoption } from './refund-adoption.service.js';
import { RefundDecisionStore } from './refund-decision.store.js';
import { RefundDecisions } from './refund-decisions.service.js';
import { RefundEvents } from './refund-events.service.js';
import { RefundQuotes } from './refund-quotes.service.js';
import { RefundSending } from './refund-sending.service.js';
import { RefundSettling } from './refund-settling.service.js';
import { OpenRefunds } from './open-refunds.store.js';
import { OperatorRefundController } from './operator-refund.controller.js';
import { OperatorRefundStore } from './operator-refund.store.js';
import { OperatorRefunds } from './operator-refunds.service.js';
import { RefundController } from './refund.controller.js';
import { RefundJob } from './refund.job.js';
import { RefundStore } from './refund.store.js';
import { Refunds } from './refunds.service.js';

/** Money on its way back to members. */
@Module({
  imports: [SiteModule, ApprovalModule, IncidentModule, OrderModule, PaymentModule, SepaModule, WalletModule, WebhookModule],
  controllers: [RefundController, OperatorRefundController],
  providers: [
    RefundStore,
    OpenRefunds,
    RefundQuotes,
    RefundSettling,
    RefundSending,
    Refunds,
    RefundJob,
    RefundEvents,
    RefundAdoption,
    RefundDecisionStore,
    RefundDecisions,
    OperatorRefundStore,
    OperatorRefunds,
  ],
  exports: [RefundStore, OpenRefunds, RefundAdoption, RefundQuotes, RefundSending, RefundSettling, Refunds],
})
export class RefundModule {}
