import { Module } from '@nestjs/common';
import { KeptAddressesModule } from '@rendezvous/account';
import { SiteModule } from '@rendezvous/site';
import { BlockModule } from '../block/block.module.js';
import { DiscountModule } from '../discount/discount.module.js';
import { PriceModule } from '../price/price.module.js';
import { LeavingDiscountController } from './leaving-discount.controller.js';
import { LeavingDiscountStore } from './leaving-discount.store.js';
import { LeavingDiscounts } from './leaving-discounts.service.js';

/** What a member is offered who is about to leave. */
@Module({
  imports: [KeptAddressesModule, SiteModule, BlockModule, DiscountModule, PriceModule],
  controllers: [LeavingDiscountController],
  providers: [LeavingDiscountStore, LeavingDiscounts],
})
export class LeavingModule {}
