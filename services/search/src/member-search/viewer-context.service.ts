import { Injectable } from '@nestjs/common';
import { type Field, mayBeShown } from '@rendezvous/account';
import type { CountryCode, Interest, Locale } from '@rendezvous/contracts/reference';
import type { FurtherField } from '@rendezvous/contracts/search/members';
import { type Caller, Refusal } from '@rendezvous/server/http';
import { interestName, Regions, type Site, Sites, type TrafficSource, searchOpen } from '@rendezvous/site';
import { NOWHERE } from '../search-index/cells.rules.js';
import { type SiteScope, type Searcher } from './member-search.rules.js';
import { ViewerStore, type ViewingMember } from './viewer.store.js';

/** The field that each filter asks of: whoever may not see it may not search by it. */
const SEARCHES = {
  online: 'online',
  photo: 'main_image',
  interests: 'interests',
  relationship_status: 'relationship_status',
  body_type: 'body_type',
  hair_color: 'hair_color',
  eye_color: 'eye_color',
} as const satisfies Record<FurtherField, Field>;

/** Who looks at members, and on which site. */
export interface ViewerContext {
  /** null for a visitor. */
  readonly viewer: ViewingMember | null;
  readonly operator: boolean;
  readonly searcher: Searcher;
  readonly scope: SiteScope;
  readonly site: Site;
  readonly locale: Locale;
}

/** Finds out who looks, and refuses visitors where the site shows its members to members only. */
@Injectable()
export class ViewerContexts {
  constructor(
    private readonly sites: Sites,
    private readonly regions: Regions,
    private readonly store: ViewerStore,
  ) {}

  async forCaller(caller: Caller, source: TrafficSource | null): Promise<ViewerContext> {
    const [site, viewer] = await Promise.all([
      this.sites.forHost(caller.site.host),
      caller.viewer === null ? null : this.store.read(caller.viewer.memberId),
    ]);
    if (viewer === null && !searchOpen(site.settings, source)) throw new Refusal('search.logged-out-closed');
    return {
      viewer,
      operator: caller.viewer?.operator ?? false,
      searcher: { member: viewer, country: viewer?.country ?? caller.country },
      scope: this.scopeOf(site, viewer, caller.locale),
      site,
      locale: caller.locale,
    };
  }

  private scopeOf({ settings }: Site, viewer: ViewingMember | null, locale: Locale): SiteScope {
    const sees = (field: Field): boolean => mayBeShown(field, viewer === null ? 'visitor' : 'member', settings.visible_profile_fields);
    return {
      countries: settings.countries,
      defaultCountry: settings.default_country,
      visitorGenders: settings.search_genders,
      isRegion: (country: CountryCode, code: string) => this.regions.isRegion(country, code),
      searchable: (field: FurtherField) => sees(SEARCHES[field]),
      fields: settings.search_fields,
      // the band of a distance says as much as the town
      near: viewer !== null && viewer.cell !== NOWHERE && sees('city'),
      interestName: (interest: Interest) => interestName(interest, locale),
    };
  }
}
