import { Controller } from '@nestjs/common';
import { exposeLander } from '@rendezvous/contracts/landers/exposures';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { Exposures } from './exposures.service.js';
import { isCounted, seenBy } from './lander-visits.service.js';

@Controller()
export class ExposuresController {
  constructor(
    private readonly sites: Sites,
    private readonly exposures: Exposures,
  ) {}

  @Endpoint(exposeLander)
  async expose(
    @Input() { body }: InputOf<typeof exposeLander>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<{ ok: boolean }> {
    const visitor = measuredVisitorOf(request);
    if (visitor === null || !isCounted(request, caller.viewer !== null)) return { ok: true };
    const { id: siteId } = await this.sites.forHost(caller.site.host);
    await this.exposures.add({ siteId, slug: body.slug, visitor, seen: seenBy(request) });
    return { ok: true };
  }
}
