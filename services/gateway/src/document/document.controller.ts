import { Controller, Get } from '@nestjs/common';
import { Caller, Refusal, Reply, Request, inPageTime } from '@rendezvous/server/http';
import { nameVisitor, Sites } from '@rendezvous/site';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { INTEGRITY_POLICY, contentSecurity } from '../security/headers.rules.js';
import { originsOf } from '../composition/composition.rules.js';
import { Compositions } from '../composition/composition.service.js';
import { DevServers } from '../composition/dev-servers.js';
import { bytesOf } from './document-parts.js';
import { Documents } from './document.service.js';
import { takeFirstTouch } from './first-touch.js';
import { gzipOf } from './gzip.js';
import { accessOf } from '../overrides/override.rules.js';
import { Overrides } from '../overrides/overrides.service.js';
import { openReleasing, openRemote } from '../composition/open-pages.rules.js';
import { findPage, membersAddress } from '../composition/page-route.rules.js';
import { redirectOf } from './redirect.rules.js';

/** Addresses that are never a page. */
const NOT_PAGES = /^\/(api|releases|media|photos|demo|health|metrics|sandbox)(\/|$)|\.[a-z0-9]{2,5}$/;

/** Every address that nothing else answers is a page, or "not found" with status 404. */
@Controller()
export class DocumentController {
  constructor(
    private readonly documents: Documents,
    private readonly compositions: Compositions,
    private readonly devServers: DevServers,
    private readonly overrides: Overrides,
    private readonly sites: Sites,
  ) {}

  @Get('*')
  page(@Request() request: FastifyRequest, @Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<Buffer | undefined> {
    return inPageTime(request, this.document(request, caller, reply));
  }

  private async document(request: FastifyRequest, caller: Caller, reply: FastifyReply): Promise<Buffer | undefined> {
    const [path = '/'] = request.url.split('?');
    if (NOT_PAGES.test(path)) throw new Refusal('request.not-found');
    const visitor = nameVisitor(request, reply);
    const builds = await this.devServers.builds();
    const ordinary = openReleasing(this.compositions.for(visitor, builds), caller.viewer);
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie, accept-encoding, accept-language')
      .header('content-language', caller.locale);
    const goOn = takeFirstTouch(request, reply) ?? this.overrides.take(request, reply, ordinary);
    if (goOn !== null) {
      await reply.redirect(goOn, 302);
      return undefined;
    }
    const { held: all, ...others } = this.overrides.of(request, ordinary);
    const overriding = { ...others, held: all.map((one) => ({ ...one, remote: openRemote(one.remote, caller.viewer) })) };
    const held = overriding.held.map(({ remote }) => remote);
    const page = findPage(ordinary, path);
    const pages = [page, ...held.map((remote) => findPage({ ...ordinary, remotes: [remote] }, path))];
    const { settings } = await this.sites.forHost(caller.site.host);
    const elsewhere = redirectOf({
      path,
      url: request.url,
      access: accessOf(pages),
      loggedIn: caller.viewer !== null,
      membersAddress: page && membersAddress(page),
      rootRedirect: settings.root_redirect,
    });
    if (elsewhere) {
      await reply.redirect(elsewhere, 302);
      return undefined;
    }
    this.overrides.forget(reply, overriding.spent);
    const document = await this.documents.write(
      request,
      { visitor, releasing: ordinary, page, overriding, settings },
      caller.viewer,
      caller,
    );
    const origins = originsOf({ ...ordinary, remotes: [...ordinary.remotes, ...held] });
    if (document.cookies.length > 0) reply.header('set-cookie', [...document.cookies]);
    reply
      // a document says nothing of its tab: a page that one of the tabs has is one
      .status(document.found && pages.some((one) => one !== null) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurity(document.nonce, origins, this.devServers.addresses));
    // a dev server's files change while the page is open: nobody can pin them
    if (this.devServers.addresses.length === 0) reply.header('integrity-policy', INTEGRITY_POLICY);
    // who does not read it gets the document as it is, or compressed as answers are
    if (negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) !== 'gzip') return bytesOf(document.parts);
    reply.header('content-encoding', 'gzip');
    return gzipOf(document.parts);
  }
}
