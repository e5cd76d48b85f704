import { listProviderReports } from '@rendezvous/contracts/billing/operator-reports';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@rendezvous/server/http';
import { ProviderReports } from './provider-reports.service.js';

/** Reports of days, for operators. */
@Controller()
export class ProviderReportController {
  constructor(private readonly reports: ProviderReports) {}

  @Endpoint(listProviderReports)
  list(@Input() { query }: InputOf<typeof listProviderReports>): Promise<ReplyOf<typeof listProviderReports>> {
    return this.reports.list(query.before ?? null);
  }
}
