import { Module } from '@nestjs/common';
import { DirectDebitCodeModule } from '../direct-debit-code/direct-debit-code.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { SepaModule } from '../sepa/sepa.module.js';
import { StatementModule } from '../statement/statement.module.js';
import { ExportedPurchases } from './exported-purchases.service.js';
import { ExportedStatement } from './exported-statement.service.js';
import { BillingPersonalData } from './personal-data.service.js';
import { PersonalDataStore } from './personal-data.store.js';
import { PurgeJob } from './purge.job.js';
import { Purges } from './purges.service.js';
import { PurgesStore } from './purges.store.js';

/** What billing holds of a member. */
@Module({
  imports: [DirectDebitCodeModule, PaymentModule, StatementModule, SepaModule],
  providers: [BillingPersonalData, PersonalDataStore, ExportedPurchases, ExportedStatement, PurgeJob, Purges, PurgesStore],
})
export class BillingPersonalDataModule {}
