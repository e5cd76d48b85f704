import { Controller } from '@nestjs/common';
import { type Lander, readLander } from '@rendezvous/contracts/landers/landers';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LanderVisits, seenBy } from '../experiments/lander-visits.service.js';
import { deviceOf } from '../variants/choose.rules.js';
import { Landers } from './landers.service.js';

@Controller()
export class LandersController {
  constructor(
    private readonly sites: Sites,
    private readonly landers: Landers,
    private readonly visits: LanderVisits,
  ) {}

  @Endpoint(readLander)
  async read(
    @Input() { params, query }: InputOf<typeof readLander>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<Lander> {
    const site = await this.sites.forHost(caller.site.host);
    const userAgent = request.headers['user-agent'];
    const visit = {
      site,
      country: caller.country,
      locale: caller.locale,
      asked: query.language,
      device: deviceOf(userAgent),
      seen: seenBy(request),
      visitor: measuredVisitorOf(request),
    };
    const { lander, shown } = await this.landers.read({ ...params, template: query.template }, visit, query.preview);
    if (shown) this.visits.note(shown, { request, reply, site, isMember: caller.viewer !== null });
    if (lander.preview) reply.header('x-robots-tag', 'noindex');
    return lander;
  }
}
