import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { DiscountModule } from '../discount/discount.module.js';
import { DisputeModule } from '../dispute/dispute.module.js';
import { TaxModule } from '../tax/tax.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { OperatorBundleStore } from './operator-bundle.store.js';
import { OperatorBundlesController } from './operator-bundles.controller.js';
import { OperatorBundles } from './operator-bundles.service.js';
import { PriceController } from './price.controller.js';
import { PriceStore } from './price.store.js';
import { Prices } from './prices.service.js';

/** What bundles cost a member in their country, and how they can be paid. */
@Module({
  imports: [SiteModule, DiscountModule, DisputeModule, TaxModule, WalletModule],
  controllers: [PriceController, OperatorBundlesController],
  providers: [PriceStore, Prices, OperatorBundleStore, OperatorBundles],
  exports: [Prices],
})
export class PriceModule {}
