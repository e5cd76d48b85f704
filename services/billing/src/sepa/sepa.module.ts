import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { SealedAccounts } from './account-details.service.js';
import { Creditors } from './creditors.service.js';
import { DebitedNetworkStore } from './debited-network.store.js';
import { DebitRefundStore } from './debit-refund.store.js';
import { DirectDebitStore } from './direct-debit.store.js';
import { MandateStore } from './mandate.store.js';
import { Mandates } from './mandates.service.js';
import { Sealing } from './sealing.service.js';
import { OrderDebits } from './order-debits.store.js';
import { SepaProvider } from './sepa.provider.js';
import { WithheldDebits } from './withheld-debits.service.js';

const books = [
  Creditors,
  Sealing,
  SealedAccounts,
  MandateStore,
  Mandates,
  DirectDebitStore,
  DebitedNetworkStore,
  DebitRefundStore,
  WithheldDebits,
  OrderDebits,
  SepaProvider,
];

/** Our own books of direct debits and mandates, where other ways to pay have a company's. */
@Module({ imports: [SiteModule], providers: books, exports: books })
export class SepaModule {}
