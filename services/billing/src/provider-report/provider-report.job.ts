import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { ProviderReports } from './provider-reports.service.js';

/** Compares what providers say of each day, once it is over. */
@Injectable()
export class ProviderReportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reports: ProviderReports,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.report-providers', () => this.reports.reportDue(), { cron: '17 3 * * *' });
  }
}
