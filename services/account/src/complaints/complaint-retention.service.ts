import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { type Site, Sites } from '@rendezvous/site';
import { ComplaintThreadsStore } from './complaint-threads.store.js';
import { ReportEvidence } from './report-evidence.js';

/** Takes complaints away that nobody waits for any more: those of erased members at once, the others after the days that their site says. What was sealed with a report has a time of its own. */
@Injectable()
export class ComplaintRetention {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly store: ComplaintThreadsStore,
    private readonly evidence: ReportEvidence,
  ) {}

  async removeOver(): Promise<void> {
    const now = this.clock.now().getTime();
    const before = ({ settings }: Site): Date => new Date(now - days(settings.complaint_days));
    await this.evidence.removeOver(new Date(now));
    await this.store.removeOfErased();
    const sites = await this.sites.all();
    await this.store.removeEnded(new Map(sites.map((site) => [site.id, before(site)])), before(this.sites.current()));
  }
}
