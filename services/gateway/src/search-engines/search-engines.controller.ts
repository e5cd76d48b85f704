import { Controller, Get } from '@nestjs/common';
import { Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Compositions } from '../composition/composition.service.js';
import { DevServers } from '../composition/dev-servers.js';
import { originOfSite } from '../document/site-origin.js';
import { indexedPaths, robotsText, siteMap } from './site-map.rules.js';

const KEPT = 'public, max-age=3600';

/** What search engines ask a site for beside its pages. */
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly compositions: Compositions,
    private readonly devServers: DevServers,
  ) {}

  @Get('robots.txt')
  robots(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): string {
    reply.type('text/plain; charset=utf-8').header('cache-control', KEPT);
    return robotsText(originOfSite(request));
  }

  @Get('sitemap.xml')
  async map(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<string> {
    // nobody's canaries: what everybody gets
    const { remotes } = this.compositions.for('', await this.devServers.builds());
    reply.type('application/xml; charset=utf-8').header('cache-control', KEPT);
    return siteMap(originOfSite(request), indexedPaths(remotes.flatMap(({ descriptor }) => descriptor.routes)));
  }
}
