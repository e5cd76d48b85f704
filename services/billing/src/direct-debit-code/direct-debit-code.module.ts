import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { DirectDebitCodeJob } from './direct-debit-code.job.js';
import { DirectDebitCodeStore } from './direct-debit-code.store.js';
import { DirectDebitCodes } from './direct-debit-codes.service.js';

/** Codes by SMS that prove who signs a direct debit. */
@Module({
  imports: [SiteModule],
  providers: [DirectDebitCodeStore, DirectDebitCodes, DirectDebitCodeJob],
  exports: [DirectDebitCodes],
})
export class DirectDebitCodeModule {}
