import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Place } from '@rendezvous/server/http';
import {
  INVITED_VISITORS,
  type InvitedVisitors,
  SettingsComposer,
  Sites,
  VisitorCountries,
  cookieChoiceOf,
  trafficSourceOf,
} from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';

/** The site's settings as a page begins with them. */
@Injectable()
export class PageSettings {
  constructor(
    private readonly composer: SettingsComposer,
    private readonly sites: Sites,
    private readonly visitorCountries: VisitorCountries,
    @Optional() @Inject(INVITED_VISITORS) private readonly invited: InvitedVisitors | null,
  ) {}

  async of(request: FastifyRequest, place: Place) {
    const site = await this.sites.forHost(place.site.host);
    return this.composer.compose({
      site,
      locale: place.locale,
      country: this.visitorCountries.ofRequest(request, site),
      trafficSource: trafficSourceOf(request),
      invited: (await this.invited?.has(request, site)) ?? false,
      cookieChoice: cookieChoiceOf(request),
    });
  }
}
