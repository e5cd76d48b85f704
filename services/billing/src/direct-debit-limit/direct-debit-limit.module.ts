import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { BlockModule } from '../block/block.module.js';
import { SepaModule } from '../sepa/sepa.module.js';
import { DirectDebitLimitStore } from './direct-debit-limit.store.js';
import { DirectDebitLimits } from './direct-debit-limits.service.js';

/** Who may pay by direct debit, and how much of it. */
@Module({
  imports: [SiteModule, BlockModule, SepaModule],
  providers: [DirectDebitLimitStore, DirectDebitLimits],
  exports: [DirectDebitLimits],
})
export class DirectDebitLimitModule {}
