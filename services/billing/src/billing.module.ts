import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { SiteModule } from '@rendezvous/site';
import { IncidentController } from './incident/incident.controller.js';
import { IncidentStore } from './incident/incident.store.js';
import { Incidents } from './incident/incidents.service.js';
import { OfferService } from './offer/offer.service.js';
import { OfferStore } from './offer/offer.store.js';
import { CheckoutService } from './order/checkout.service.js';
import { CompletionService } from './order/completion.service.js';
import { Inquiries } from './order/inquiries.service.js';
import { OrderController } from './order/order.controller.js';
import { OrderJob } from './order/order.job.js';
import { OrderService } from './order/order.service.js';
import { OrderStore } from './order/order.store.js';
import { Receipts } from './order/receipts.service.js';
import { SettlementService } from './order/settlement.service.js';
import { OrderTurns } from './order/turns.store.js';
import { PaymentProvider } from './payment/payment.provider.js';
import { PaymentStore } from './payment/payment.store.js';
import { WebhookController } from './payment/webhook.controller.js';
import { PriceController } from './price/price.controller.js';
import { PriceStore } from './price/price.store.js';
import { Prices } from './price/prices.service.js';
import { BankController } from './sandbox/bank.controller.js';
import { BankService } from './sandbox/bank.service.js';
import { CourierService } from './sandbox/courier.service.js';
import { SandboxJob } from './sandbox/sandbox.job.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxStore } from './sandbox/sandbox.store.js';
import { SignupCreditsListener } from './wallet/signup-credits.listener.js';
import { WalletJob } from './wallet/wallet.job.js';
import { WalletStore } from './wallet/wallet.store.js';
import { Wallets } from './wallet/wallets.service.js';

/** Credits and payments. */
@Module({
  imports: [SiteModule, AccountModule],
  controllers: [PriceController, OrderController, IncidentController, WebhookController, BankController],
  providers: [
    WalletStore,
    Wallets,
    WalletJob,
    SignupCreditsListener,
    OfferStore,
    OfferService,
    PriceStore,
    Prices,
    OrderStore,
    OrderTurns,
    OrderService,
    Receipts,
    CompletionService,
    SettlementService,
    CheckoutService,
    Inquiries,
    OrderJob,
    PaymentStore,
    IncidentStore,
    Incidents,
    { provide: PaymentProvider, useClass: SandboxProvider },
    SandboxStore,
    BankService,
    CourierService,
    SandboxJob,
  ],
  exports: [OfferService, Wallets, Prices, Receipts, Incidents],
})
export class BillingModule {}
