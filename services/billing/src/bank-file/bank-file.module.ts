import { Module } from '@nestjs/common';
import { SepaModule } from '../sepa/sepa.module.js';
import { BankDelivery } from './bank-delivery.service.js';
import { BankFileJob } from './bank-file.job.js';
import { BankFileStore } from './bank-file.store.js';
import { BankFiles } from './bank-files.service.js';
import { BankOutbox } from './bank-outbox.provider.js';
import { FolderOutbox } from './folder-outbox.provider.js';

/** Files for the bank. */
@Module({
  imports: [SepaModule],
  providers: [BankFileStore, BankFiles, { provide: BankOutbox, useClass: FolderOutbox }, BankDelivery, BankFileJob],
  exports: [BankFileStore],
})
export class BankFileModule {}
