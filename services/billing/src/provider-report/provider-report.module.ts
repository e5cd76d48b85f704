import { Module } from '@nestjs/common';
import { DisputeModule } from '../dispute/dispute.module.js';
import { IncidentModule } from '../incident/incident.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { ListedCharges } from './listed-charges.service.js';
import { ListedRefunds } from './listed-refunds.service.js';
import { ProviderReportController } from './provider-report.controller.js';
import { ProviderReportJob } from './provider-report.job.js';
import { ProviderReportStore } from './provider-report.store.js';
import { ProviderReports } from './provider-reports.service.js';
import { ReportedDisputes } from './reported-disputes.service.js';

/** What providers say of each day, compared with what stands here. */
@Module({
  imports: [DisputeModule, IncidentModule, PaymentModule, RefundModule],
  controllers: [ProviderReportController],
  providers: [ProviderReportStore, ListedCharges, ListedRefunds, ReportedDisputes, ProviderReports, ProviderReportJob],
})
export class ProviderReportModule {}
