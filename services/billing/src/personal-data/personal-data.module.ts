import { Module } from '@nestjs/common';
import { StatementModule } from '../statement/statement.module.js';
import { ExportedStatement } from './exported-statement.service.js';
import { BillingPersonalData } from './personal-data.service.js';
import { PersonalDataStore } from './personal-data.store.js';

/** What billing holds of a member. */
@Module({
  imports: [StatementModule],
  providers: [BillingPersonalData, PersonalDataStore, ExportedStatement],
})
export class BillingPersonalDataModule {}
