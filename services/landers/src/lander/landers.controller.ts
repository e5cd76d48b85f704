import { Controller } from '@nestjs/common';
import { type Lander, readLander } from '@rendezvous/contracts/landers/landers';
import type { Template } from '@rendezvous/contracts/landers/templates';
import { Caller, Endpoint, Input, type InputOf, pageAddressOf, Reply, Request } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LanderVisits, seenBy } from '../experiments/lander-visits.service.js';
import { MemberLandings } from '../member-landing/member-landing.service.js';
import { pageMember } from '../member-landing/page-member.rules.js';
import { deviceOf } from '../variants/choose.rules.js';
import { Landers } from './landers.service.js';

@Controller()
export class LandersController {
  constructor(
    private readonly sites: Sites,
    private readonly landers: Landers,
    private readonly visits: LanderVisits,
    private readonly members: MemberLandings,
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
    if (shown && (await this.isSeen(lander.template, caller, request)))
      this.visits.note(shown, { request, reply, site, isMember: caller.viewer !== null });
    if (lander.preview) reply.header('x-robots-tag', 'noindex');
    return lander;
  }

  /** A page about nobody shows no lander: it says that nobody is here. */
  private async isSeen(template: Template, caller: Caller, request: FastifyRequest): Promise<boolean> {
    const address = pageAddressOf(request);
    const memberId = address === null ? null : pageMember(address, template);
    return memberId === null || this.members.presents(memberId, caller, trafficSourceOf(request));
  }
}
