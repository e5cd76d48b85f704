import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { BlockModule } from '../block/block.module.js';
import { DiscountModule } from '../discount/discount.module.js';
import { DirectDebitLimitModule } from '../direct-debit-limit/direct-debit-limit.module.js';
import { DisputeModule } from '../dispute/dispute.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PriceModule } from '../price/price.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { SepaModule } from '../sepa/sepa.module.js';
import { StoredMethodModule } from '../stored-method/stored-method.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutService } from './checkout.service.js';
import { DiscountCodeController } from './discount-code.controller.js';
import { EarlierOrderStore } from './earlier-order.store.js';
import { EarlierOrders } from './earlier-orders.service.js';
import { OrderPlacementController } from './order-placement.controller.js';
import { OrderPlacement } from './order-placement.service.js';
import { PlacedOrderStore } from './placed-order.store.js';
import { Receipts } from './receipts.service.js';
import { RepeatOrderController } from './repeat-order.controller.js';
import { RepeatOrders } from './repeat-orders.service.js';

/** An order placed and sent to be paid. */
@Module({
  imports: [
    SiteModule,
    BlockModule,
    DirectDebitLimitModule,
    DiscountModule,
    DisputeModule,
    OrderModule,
    PaymentModule,
    PriceModule,
    RefundModule,
    SepaModule,
    StoredMethodModule,
    WalletModule,
  ],
  controllers: [CheckoutController, OrderPlacementController, RepeatOrderController, DiscountCodeController],
  providers: [PlacedOrderStore, EarlierOrderStore, EarlierOrders, OrderPlacement, RepeatOrders, CheckoutService, Receipts],
  exports: [CheckoutService, OrderPlacement, PlacedOrderStore, Receipts],
})
export class CheckoutModule {}
