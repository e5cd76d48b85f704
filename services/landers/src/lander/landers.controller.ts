import { Controller } from '@nestjs/common';
import { type Lander, readLander } from '@rendezvous/contracts/landers/landers';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../variants/choose.rules.js';
import { Landers } from './landers.service.js';

@Controller()
export class LandersController {
  constructor(
    private readonly sites: Sites,
    private readonly landers: Landers,
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
      key: `${caller.network}\n${userAgent ?? ''}`,
    };
    const lander = await this.landers.read(params.slug, visit, query.preview);
    if (lander.preview) reply.header('x-robots-tag', 'noindex');
    return lander;
  }
}
