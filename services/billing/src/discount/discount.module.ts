import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { DiscountCodeStore } from './discount-code.store.js';
import { DiscountCodes } from './discount-codes.service.js';
import { DiscountStore } from './discount.store.js';
import { Discounts } from './discounts.service.js';
import { OperatorCodesController } from './operator-codes.controller.js';
import { OperatorCodes } from './operator-codes.service.js';
import { OperatorOffersController } from './operator-offers.controller.js';
import { OperatorCodesStore } from './operator-codes.store.js';

/** Who has a discount, by themselves or by a code, and the codes that operators make. */
@Module({
  imports: [SiteModule],
  controllers: [OperatorCodesController, OperatorOffersController],
  providers: [DiscountStore, Discounts, DiscountCodeStore, DiscountCodes, OperatorCodesStore, OperatorCodes],
  exports: [Discounts, DiscountCodes],
})
export class DiscountModule {}
