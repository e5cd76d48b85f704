import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale, LOCALES, localesOf } from '@rendezvous/contracts/reference';
import { type Place, type Viewer, VisitSource } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../sites/site.js';
import { Sites } from '../sites/sites.service.js';
import { Visitors } from './visitors.service.js';

/** The cookie in which the language is kept that a visitor chose. */
export const LOCALE_COOKIE = 'locale';

const asLocale = (text: string | null | undefined): Locale | null =>
  LOCALES.find((locale) => locale === text?.slice(0, 2).toLowerCase()) ?? null;

/**
 * The language of a visit: the visitor's choice first, then the language of the domain, then English, or what the country
 * offers where that is not English.
 */
export const localeOf = (chosen: string | undefined, domainLanguage: string | null, country: string): Locale => {
  const offered = localesOf(country);
  return (
    asLocale(chosen) ?? asLocale(domainLanguage) ?? (offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE))
  );
};

/** Site, language and country of each request. The gateway binds it: `{ provide: VisitSource, useExisting: Visits }`. */
@Injectable()
export class Visits extends VisitSource {
  constructor(
    private readonly sites: Sites,
    private readonly visitors: Visitors,
  ) {
    super();
  }

  override async placeOf(request: FastifyRequest, _viewer: Viewer | null): Promise<Place & { readonly site: Site }> {
    const site = await this.sites.forHost(request.hostname);
    const { geoip, selected } = this.visitors.ofRequest(request, site);
    const country = selected ?? geoip;
    return { site, country, locale: localeOf(request.cookies[LOCALE_COOKIE], site.settings.domain_language, country) };
  }
}
