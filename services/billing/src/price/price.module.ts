import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { DiscountModule } from '../discount/discount.module.js';
import { DisputeModule } from '../dispute/dispute.module.js';
import { TaxModule } from '../tax/tax.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { PriceController } from './price.controller.js';
import { PriceStore } from './price.store.js';
import { Prices } from './prices.service.js';

/** What bundles cost a member in their country, and how they can be paid. */
@Module({
  imports: [SiteModule, DiscountModule, DisputeModule, TaxModule, WalletModule],
  controllers: [PriceController],
  providers: [PriceStore, Prices],
  exports: [Prices],
})
export class PriceModule {}
