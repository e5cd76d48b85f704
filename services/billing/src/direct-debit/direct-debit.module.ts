import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { BankAnswerModule } from '../bank-answer/bank-answer.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DirectDebitCodeModule } from '../direct-debit-code/direct-debit-code.module.js';
import { DirectDebitLimitModule } from '../direct-debit-limit/direct-debit-limit.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PriceModule } from '../price/price.module.js';
import { SepaModule } from '../sepa/sepa.module.js';
import { AnnouncedDebits } from './announced-debits.service.js';
import { DirectDebitReading } from './direct-debit-reading.service.js';
import { DirectDebitController } from './direct-debit.controller.js';
import { DirectDebitJob } from './direct-debit.job.js';
import { DirectDebits } from './direct-debits.service.js';
import { Signing } from './signing.service.js';

/** Mandates as members sign them. */
@Module({
  imports: [
    SiteModule,
    BankAnswerModule,
    CheckoutModule,
    DirectDebitCodeModule,
    DirectDebitLimitModule,
    OrderModule,
    PaymentModule,
    PriceModule,
    SepaModule,
  ],
  controllers: [DirectDebitController],
  providers: [DirectDebitReading, DirectDebits, Signing, AnnouncedDebits, DirectDebitJob],
  exports: [AnnouncedDebits],
})
export class DirectDebitModule {}
