import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { DocumentController } from './document.controller.js';
import { Documents } from './documents.service.js';

/** Receipts and credit notes to be read and printed. */
@Module({
  imports: [SiteModule, CheckoutModule, RefundModule],
  controllers: [DocumentController],
  providers: [Documents],
})
export class DocumentsModule {}
