import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DisputeModule } from '../dispute/dispute.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PriceModule } from '../price/price.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { SandboxModule } from '../sandbox/sandbox.module.js';
import { DemoPurchases } from './demo-purchases.service.js';

/** What the demo world is filled with when it is loaded. */
@Module({
  imports: [SiteModule, CheckoutModule, DisputeModule, PaymentModule, PriceModule, RefundModule, SandboxModule],
  providers: [DemoPurchases],
})
export class DemoModule {}
