import '@fastify/cookie';
import { Controller, Inject, Optional } from '@nestjs/common';
import { isCountryCode } from '@rendezvous/contracts/reference';
import { readSettings, type Settings } from '@rendezvous/contracts/site/settings';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieChoiceOf } from '../cookie-choice/cookie-choice-cookie.js';
import type { Site } from '../sites/site.js';
import { Sites } from '../sites/sites.service.js';
import { keepCountry } from '../visitor-country/country-cookie.js';
import { VisitorCountries } from '../visitor-country/visitor-country.service.js';
import { trafficSourceOf } from '../traffic-source/traffic-source-cookie.js';
import { INVITED_VISITORS, type InvitedVisitors } from './invited-visitors.js';
import { SettingsComposer } from './settings-composer.service.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly sites: Sites,
    private readonly visitorCountries: VisitorCountries,
    private readonly composer: SettingsComposer,
    @Optional() @Inject(INVITED_VISITORS) private readonly invited: InvitedVisitors | null,
  ) {}

  /** The host picks the site; an installed app, whose calls may come to another host, names its domain. */
  @Endpoint(readSettings)
  async read(
    @Input() { query }: InputOf<typeof readSettings>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<Settings> {
    const site = await this.sites.forHost(query.domain ?? caller.site.host);
    const found = this.visitorCountries.ofRequest(request, site);
    const chosen = this.choose(query.country, site, reply);
    return this.composer.compose({
      site,
      locale: caller.locale,
      country: { geoip: found.geoip, selected: chosen ?? found.selected },
      trafficSource: trafficSourceOf(request),
      invited: (await this.invited?.has(request, site)) ?? false,
      cookieChoice: cookieChoiceOf(request),
    });
  }

  /** A country in the address is the visitor's choice and is kept; one that the site does not serve is none. */
  private choose(country: string | undefined, site: Site, reply: FastifyReply) {
    const code = country?.toUpperCase();
    if (code === undefined || !isCountryCode(code) || !site.settings.countries.includes(code)) return null;
    keepCountry(reply, code);
    return code;
  }
}
