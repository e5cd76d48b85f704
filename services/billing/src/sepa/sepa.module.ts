import { Module } from '@nestjs/common';
import { SealedAccounts } from './account-details.service.js';
import { Creditors } from './creditors.service.js';
import { DebitRefundStore } from './debit-refund.store.js';
import { DirectDebitStore } from './direct-debit.store.js';
import { MandateStore } from './mandate.store.js';
import { Mandates } from './mandates.service.js';
import { Sealing } from './sealing.service.js';
import { SepaProvider } from './sepa.provider.js';

/** Our own books of direct debits and mandates, where other ways to pay have a company's. */
@Module({
  providers: [Creditors, Sealing, SealedAccounts, MandateStore, Mandates, DirectDebitStore, DebitRefundStore, SepaProvider],
  exports: [Creditors, Sealing, SealedAccounts, MandateStore, Mandates, DirectDebitStore, DebitRefundStore, SepaProvider],
})
export class SepaModule {}
