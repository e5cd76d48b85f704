import { Injectable } from '@nestjs/common';
import type { CountryCode, Locale } from '@rendezvous/contracts/reference';
import { type Caller, Refusal } from '@rendezvous/server/http';
import { Regions, type Site, Sites } from '@rendezvous/site';
import { type Offer, opensToVisitors, type Seeker } from './finding.rules.js';
import { SeekerStore, type Viewing } from './seeker.store.js';

/** Who looks at members, and on which site. */
export interface Audience {
  /** null for a visitor. */
  readonly viewer: Viewing | null;
  readonly operator: boolean;
  readonly seeker: Seeker;
  readonly offer: Offer;
  readonly site: Site;
  readonly locale: Locale;
}

/** Finds out who looks, and refuses visitors where the site shows its members to members only. */
@Injectable()
export class Audiences {
  constructor(
    private readonly sites: Sites,
    private readonly regions: Regions,
    private readonly store: SeekerStore,
  ) {}

  async of(caller: Caller, traffic: string | undefined): Promise<Audience> {
    const [site, viewer] = await Promise.all([
      this.sites.forHost(caller.site.host),
      caller.viewer === null ? null : this.store.viewing(caller.viewer.memberId),
    ]);
    if (viewer === null && !opensToVisitors(site.settings, traffic)) throw new Refusal('search.logged-out-closed');
    return {
      viewer,
      operator: caller.viewer?.operator ?? false,
      seeker: { member: viewer, country: viewer?.country ?? caller.country },
      offer: this.offerOf(site),
      site,
      locale: caller.locale,
    };
  }

  private offerOf({ settings }: Site): Offer {
    return {
      countries: settings.countries,
      defaultCountry: settings.default_country,
      visitorGenders: settings.search_genders,
      isRegion: (country: CountryCode, code: string) => this.regions.isRegion(country, code),
    };
  }
}
