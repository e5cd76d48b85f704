import { Controller, Get } from '@nestjs/common';
import { Caller, Refusal, Reply, Request } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurity } from '../security/headers.rules.js';
import { Documents } from './document.service.js';
import { redirectOf } from './redirect.rules.js';

/** Addresses that are never a page. */
const NOT_PAGES = /^\/(api|releases|media|photos|demo|health|metrics|sandbox)(\/|$)|\.[a-z0-9]{2,5}$/;

/** Every address that nothing else answers is a page, or "not found" with status 404. */
@Controller()
export class DocumentController {
  constructor(
    private readonly documents: Documents,
    private readonly sites: Sites,
  ) {}

  @Get('*')
  async page(@Request() request: FastifyRequest, @Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<string | undefined> {
    const [path = '/'] = request.url.split('?');
    if (NOT_PAGES.test(path)) throw new Refusal('request.not-found');
    const page = this.documents.find(path);
    const { settings } = await this.sites.forHost(caller.site.host);
    const elsewhere = redirectOf({
      path,
      url: request.url,
      access: page?.route?.access ?? 'anyone',
      loggedIn: caller.viewer !== null,
      rootRedirect: settings.root_redirect,
    });
    reply.header('cache-control', 'no-store').header('vary', 'Cookie').header('content-language', caller.locale);
    if (elsewhere) {
      await reply.redirect(elsewhere, 302);
      return undefined;
    }
    const document = await this.documents.write(request, page, caller.viewer, caller);
    reply.status(document.status).type('text/html; charset=utf-8').header('content-security-policy', contentSecurity(document.nonce));
    return document.html;
  }
}
