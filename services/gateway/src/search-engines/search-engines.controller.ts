import { Controller, Get } from '@nestjs/common';
import { Reply, Request } from '@rendezvous/server/http';
import { SiteOrigins } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Compositions } from '../composition/composition.service.js';
import { DevServers } from '../composition/dev-servers.js';
import { indexedPaths, robotsText, siteMap } from './site-map.rules.js';

const KEPT = 'public, max-age=3600';

/** What search engines ask a site for beside its pages. */
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly compositions: Compositions,
    private readonly devServers: DevServers,
    private readonly origins: SiteOrigins,
  ) {}

  @Get('robots.txt')
  async robots(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<string> {
    reply.type('text/plain; charset=utf-8').header('cache-control', KEPT);
    return robotsText(await this.origins.of(request));
  }

  @Get('sitemap.xml')
  async map(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<string> {
    // nobody's canaries: what everybody gets
    const { remotes } = this.compositions.for('', await this.devServers.builds());
    reply.type('application/xml; charset=utf-8').header('cache-control', KEPT);
    return siteMap(await this.origins.of(request), indexedPaths(remotes.flatMap(({ descriptor }) => descriptor.routes)));
  }
}
