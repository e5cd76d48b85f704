import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { SiteModule } from '@rendezvous/site';
import { IncidentModule } from '../incident/incident.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { DiscountReservations } from './discount-reservation.service.js';
import { DiscountReservationStore } from './discount-reservation.store.js';
import { TaxModule } from '../tax/tax.module.js';
import { IssuedDocumentStore } from './issued-document.store.js';
import { OrderCompletion } from './order-completion.service.js';
import { OrderStandingStore } from './order-standing.store.js';
import { OrderStandings } from './order-standings.service.js';
import { OrderTransitions } from './order-transitions.service.js';
import { ReversalStore } from './reversal.store.js';
import { OrderStore } from './order.store.js';

/** What an order goes through: its states, its invoice, what stands on it after money went back. */
@Module({
  imports: [SiteModule, AccountModule, IncidentModule, TaxModule, WalletModule],
  providers: [
    OrderStore,
    ReversalStore,
    IssuedDocumentStore,
    OrderCompletion,
    OrderTransitions,
    OrderStandingStore,
    OrderStandings,
    DiscountReservationStore,
    DiscountReservations,
  ],
  exports: [OrderStore, ReversalStore, IssuedDocumentStore, OrderTransitions, OrderStandings, DiscountReservations],
})
export class OrderModule {}
