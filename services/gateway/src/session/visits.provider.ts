import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { SessionViewer } from '@rendezvous/account';
import { type Place, type Viewer, VisitSource } from '@rendezvous/server/http';
import { Sites, VisitorCountries } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { LOCALE_COOKIE, localeOf } from './locale.rules.js';

/** Site, language and country of a request: host, cookies, the browser's languages, network. */
@Injectable()
export class SiteVisits extends VisitSource {
  constructor(
    private readonly sites: Sites,
    private readonly visitorCountries: VisitorCountries,
  ) {
    super();
  }

  override async placeOf(request: FastifyRequest, viewer: Viewer | null): Promise<Place> {
    const site = await this.sites.forHost(request.hostname);
    const { geoip, selected } = this.visitorCountries.ofRequest(request, site);
    const country = selected ?? geoip;
    const locale = localeOf({
      cookie: request.cookies[LOCALE_COOKIE],
      domainLanguage: site.settings.domain_language,
      account: (viewer as SessionViewer | null)?.language ?? null,
      browser: request.headers['accept-language'],
      country,
    });
    return { site, locale, country };
  }
}
