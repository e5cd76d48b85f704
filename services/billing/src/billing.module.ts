import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { SiteModule } from '@rendezvous/site';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { DiscountCodeController } from './checkout/discount-code.controller.js';
import { OrderPlacementController } from './checkout/order-placement.controller.js';
import { OrderPlacement } from './checkout/order-placement.service.js';
import { PlacedOrderStore } from './checkout/placed-order.store.js';
import { RepeatOrderController } from './checkout/repeat-order.controller.js';
import { RepeatOrders } from './checkout/repeat-orders.service.js';
import { Receipts } from './checkout/receipts.service.js';
import { BlockedMethods } from './dispute/blocked-methods.service.js';
import { DisputeAsking } from './dispute/dispute-asking.service.js';
import { DisputeEvents } from './dispute/dispute-events.service.js';
import { DisputeJob } from './dispute/dispute.job.js';
import { DisputeStore } from './dispute/dispute.store.js';
import { Disputes } from './dispute/disputes.service.js';
import { OperatorDisputeController } from './dispute/operator-dispute.controller.js';
import { OperatorDisputeStore } from './dispute/operator-dispute.store.js';
import { OperatorDisputes } from './dispute/operator-disputes.service.js';
import { OrderDisputes } from './dispute/order-disputes.service.js';
import { IncidentController } from './incident/incident.controller.js';
import { IncidentStore } from './incident/incident.store.js';
import { Incidents } from './incident/incidents.service.js';
import { DiscountCodes } from './discount/discount-codes.service.js';
import { DiscountCodeStore } from './discount/discount-code.store.js';
import { OperatorCodesController } from './discount/operator-codes.controller.js';
import { OperatorCodes } from './discount/operator-codes.service.js';
import { OperatorCodesStore } from './discount/operator-codes.store.js';
import { Discounts } from './discount/discounts.service.js';
import { DiscountStore } from './discount/discount.store.js';
import { OrderCompletion } from './order/order-completion.service.js';
import { DiscountReservations } from './order/discount-reservation.service.js';
import { DiscountReservationStore } from './order/discount-reservation.store.js';
import { OrderStandings } from './order/order-standings.service.js';
import { OrderStandingStore } from './order/order-standing.store.js';
import { OrderTransitions } from './order/order-transitions.service.js';
import { DocumentNumbersStore } from './order/document-numbers.store.js';
import { OrderStore } from './order/order.store.js';
import { PaymentJob } from './payment/payment.job.js';
import { PaymentProviders } from './payment/payment-providers.service.js';
import { PaymentStartStore } from './payment/payment-start.store.js';
import { PaymentStarts } from './payment/payment-starts.service.js';
import { PaymentStore } from './payment/payment.store.js';
import { PaymentUpdates } from './payment/payment-updates.service.js';
import { PollingScheduleStore } from './payment/polling-schedule.store.js';
import { PaymentStatusCheck } from './payment/status-check.service.js';
import { StatusPolling } from './payment/status-polling.service.js';
import { UnknownStartsJob } from './payment/unknown-starts.job.js';
import { UnknownStarts } from './payment/unknown-starts.service.js';
import { openProviders } from './payment-providers.js';
import { DocumentController } from './documents/document.controller.js';
import { Documents } from './documents/documents.service.js';
import { ExportedStatement } from './personal-data/exported-statement.service.js';
import { BillingPersonalData } from './personal-data/personal-data.service.js';
import { PersonalDataStore } from './personal-data/personal-data.store.js';
import { PriceController } from './price/price.controller.js';
import { PriceStore } from './price/price.store.js';
import { Prices } from './price/prices.service.js';
import { BankController } from './sandbox/bank.controller.js';
import { BankService } from './sandbox/bank.service.js';
import { CourierService } from './sandbox/courier.service.js';
import { LedgerProofs } from './proof/ledger-proof.service.js';
import { LedgerProofStore } from './proof/ledger-proof.store.js';
import { ProofController } from './proof/proof.controller.js';
import { ProofJob } from './proof/proof.job.js';
import { ProofRunStore } from './proof/proof-run.store.js';
import { ProofRuns } from './proof/proof-runs.service.js';
import { SettlementProofStore } from './proof/settlement-proof.store.js';
import { RefundController } from './refund/refund.controller.js';
import { RefundEvents } from './refund/refund-events.service.js';
import { RefundJob } from './refund/refund.job.js';
import { RefundQuotes } from './refund/refund-quotes.service.js';
import { RefundSending } from './refund/refund-sending.service.js';
import { RefundSettling } from './refund/refund-settling.service.js';
import { RefundStore } from './refund/refund.store.js';
import { Refunds } from './refund/refunds.service.js';
import { SandboxJob } from './sandbox/sandbox.job.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxStore } from './sandbox/sandbox.store.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementStore } from './statement/statement.store.js';
import { Statements } from './statement/statements.service.js';
import { SignupCreditsListener } from './wallet/signup-credits.listener.js';
import { LotClaimsService } from './wallet/lot-claims.service.js';
import { LotClaimsStore } from './wallet/lot-claims.store.js';
import { WalletStore } from './wallet/wallet.store.js';
import { Wallets } from './wallet/wallets.service.js';
import { PaymentEvents } from './webhook/payment-events.service.js';
import { WebhookController } from './webhook/webhook.controller.js';
import { WebhookEventStore } from './webhook/webhook-event.store.js';
import { WebhookEventsController } from './webhook/webhook-events.controller.js';
import { WebhookEvents } from './webhook/webhook-events.service.js';
import { WebhookHandlers } from './webhook/webhook-handlers.service.js';
import { WebhookInbox } from './webhook/webhook-inbox.service.js';
import { WebhookProcessing } from './webhook/webhook-processing.service.js';
import { WebhookJob } from './webhook/webhook.job.js';

/** Credits and payments. */
@Module({
  imports: [SiteModule, AccountModule],
  controllers: [
    PriceController,
    CheckoutController,
    OrderPlacementController,
    RepeatOrderController,
    DiscountCodeController,
    OperatorCodesController,
    RefundController,
    IncidentController,
    OperatorDisputeController,
    ProofController,
    StatementController,
    DocumentController,
    WebhookController,
    WebhookEventsController,
    BankController,
  ],
  providers: [
    WalletStore,
    LotClaimsStore,
    LotClaimsService,
    Wallets,
    SignupCreditsListener,
    DiscountStore,
    Discounts,
    DiscountCodeStore,
    DiscountCodes,
    OperatorCodesStore,
    OperatorCodes,
    PriceStore,
    Prices,
    OrderStore,
    DocumentNumbersStore,
    OrderCompletion,
    OrderTransitions,
    OrderStandingStore,
    OrderStandings,
    DiscountReservationStore,
    DiscountReservations,
    IncidentStore,
    Incidents,
    PaymentStore,
    PaymentStartStore,
    PaymentStarts,
    UnknownStarts,
    UnknownStartsJob,
    PaymentUpdates,
    PaymentStatusCheck,
    PollingScheduleStore,
    StatusPolling,
    PaymentJob,
    PlacedOrderStore,
    OrderPlacement,
    RepeatOrders,
    CheckoutService,
    Receipts,
    RefundStore,
    RefundQuotes,
    RefundSettling,
    RefundSending,
    Refunds,
    RefundJob,
    RefundEvents,
    WebhookEventStore,
    WebhookHandlers,
    WebhookInbox,
    WebhookProcessing,
    WebhookEvents,
    WebhookJob,
    PaymentEvents,
    DisputeStore,
    Disputes,
    DisputeAsking,
    DisputeJob,
    DisputeEvents,
    OrderDisputes,
    BlockedMethods,
    OperatorDisputeStore,
    OperatorDisputes,
    LedgerProofStore,
    SettlementProofStore,
    LedgerProofs,
    ProofRunStore,
    ProofRuns,
    ProofJob,
    SandboxProvider,
    { provide: PaymentProviders, useFactory: openProviders, inject: [Config, Clock, SandboxProvider] },
    SandboxStore,
    BankService,
    CourierService,
    SandboxJob,
    BillingPersonalData,
    PersonalDataStore,
    StatementStore,
    Statements,
    ExportedStatement,
    Documents,
  ],
  exports: [Discounts, Wallets, Prices, Receipts, Refunds, Incidents, OrderDisputes],
})
export class BillingModule {}
