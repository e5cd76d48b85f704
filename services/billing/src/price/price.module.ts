import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { ApprovalModule } from '../approval/approval.module.js';
import { BlockModule } from '../block/block.module.js';
import { DiscountModule } from '../discount/discount.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { TaxModule } from '../tax/tax.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { FeeRequestStore } from './fee-request.store.js';
import { FeeRequests } from './fee-requests.service.js';
import { ListedMethods } from './listed-methods.service.js';
import { MethodListStore } from './method-list.store.js';
import { MethodLists } from './method-lists.service.js';
import { OperatorBundleStore } from './operator-bundle.store.js';
import { OperatorBundlesController } from './operator-bundles.controller.js';
import { OperatorBundles } from './operator-bundles.service.js';
import { OperatorMethodsController } from './operator-methods.controller.js';
import { PriceBoundStore } from './price-bound.store.js';
import { PriceBounds } from './price-bounds.service.js';
import { PriceRequestStore } from './price-request.store.js';
import { PriceRequests } from './price-requests.service.js';
import { PriceController } from './price.controller.js';
import { PriceStore } from './price.store.js';
import { Prices } from './prices.service.js';
import { SellingSites } from './selling-sites.service.js';

/** What bundles cost a member in their country and on their site, and how they can be paid. */
@Module({
  imports: [SiteModule, ApprovalModule, BlockModule, DiscountModule, PaymentModule, TaxModule, WalletModule],
  controllers: [PriceController, OperatorBundlesController, OperatorMethodsController],
  providers: [
    PriceStore,
    Prices,
    OperatorBundleStore,
    OperatorBundles,
    PriceBoundStore,
    PriceBounds,
    PriceRequestStore,
    PriceRequests,
    SellingSites,
    MethodListStore,
    MethodLists,
    ListedMethods,
    FeeRequestStore,
    FeeRequests,
  ],
  exports: [FeeRequests, Prices, PriceRequests],
})
export class PriceModule {}
