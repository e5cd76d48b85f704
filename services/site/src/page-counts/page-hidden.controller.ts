import { Controller } from '@nestjs/common';
import { pageHidden } from '@rendezvous/contracts/site/page-hidden';
import { Clock } from '@rendezvous/server/clock';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import { mayMeasure } from '../cookie-choice/cookie-choice-cookie.js';
import { Sites } from '../sites/sites.service.js';
import { trafficSourceOf } from '../traffic-source/traffic-source-cookie.js';
import { countedPage, dayOf } from './page-counts.rules.js';
import { PageCountsStore } from './page-counts.store.js';

@Controller()
export class PageHiddenController {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly counts: PageCountsStore,
  ) {}

  @Endpoint(pageHidden)
  async hidden(
    @Input() { query }: InputOf<typeof pageHidden>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<{ ok: boolean }> {
    if (!mayMeasure(request)) return { ok: true };
    const { id, timeZone } = await this.sites.forHost(caller.site.host);
    // sub1 to sub3 may be one click's own: only what many have in common is counted
    const { network = '', ref = '' } = trafficSourceOf(request) ?? {};
    const counted = { siteId: id, day: dayOf(this.clock.now(), timeZone), page: countedPage(query.page ?? ''), network, ref };
    if (query.bounced === 'taken-back') await this.counts.takeBounceBack(counted);
    else await this.counts.add({ ...counted, bounced: query.bounced === undefined ? null : query.bounced === 'yes' });
    return { ok: true };
  }
}
