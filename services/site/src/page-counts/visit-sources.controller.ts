import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { listVisitSources } from '@rendezvous/contracts/site/visit-sources';
import { Clock } from '@rendezvous/server/clock';
import { Caller, Endpoint } from '@rendezvous/server/http';
import { Sites } from '../sites/sites.service.js';
import { firstKeptDay } from './page-counts.rules.js';
import { PageCountsStore } from './page-counts.store.js';

/** Where visitors come from, for operators. */
@Controller()
export class VisitSourcesController {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly counts: PageCountsStore,
  ) {}

  @Endpoint(listVisitSources)
  async list(@Caller() caller: Caller): Promise<ReplyOf<typeof listVisitSources>> {
    const { id } = await this.sites.forHost(caller.site.host);
    return { sources: await this.counts.sources(id, firstKeptDay(this.clock.now())) };
  }
}
