import { Module } from '@nestjs/common';
import { KeptAddressesModule } from '@rendezvous/account';
import { SiteModule } from '@rendezvous/site';
import { DiscountModule } from '../discount/discount.module.js';
import { DisputeModule } from '../dispute/dispute.module.js';
import { PriceModule } from '../price/price.module.js';
import { LeavingDiscountController } from './leaving-discount.controller.js';
import { LeavingDiscountStore } from './leaving-discount.store.js';
import { LeavingDiscounts } from './leaving-discounts.service.js';

/** What a member is offered who is about to leave. */
@Module({
  imports: [KeptAddressesModule, SiteModule, DiscountModule, DisputeModule, PriceModule],
  controllers: [LeavingDiscountController],
  providers: [LeavingDiscountStore, LeavingDiscounts],
})
export class LeavingModule {}
