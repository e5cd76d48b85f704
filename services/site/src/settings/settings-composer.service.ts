import { Inject, Injectable, Optional } from '@nestjs/common';
import { COUNTRIES, type Locale } from '@rendezvous/contracts/reference';
import type { CookieChoice } from '@rendezvous/contracts/site/cookie-choice';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { Config } from '@rendezvous/server/config';
import { inLocale } from '../sites/site-settings.js';
import type { Site } from '../sites/site.js';
import type { TrafficSource } from '../traffic-source/traffic-source.rules.js';
import { policiesFor } from '../traffic-source/visitor-policy.rules.js';
import type { VisitorCountry } from '../visitor-country/visitor-country.service.js';

/** Prices belong to billing, which stands to the right: whoever composes the areas provides this token. */
export const MINIMUM_MESSAGE_COSTS = Symbol('minimum message costs');

export interface MinimumMessageCosts {
  /** The cheapest price of one message in each country that the site serves. */
  of(site: Site): Promise<Settings['minimum_message_costs']> | Settings['minimum_message_costs'];
}

export interface SettingsFor {
  readonly site: Site;
  readonly locale: Locale;
  readonly country: VisitorCountry;
  /** Where the visitor came from. */
  readonly trafficSource: TrafficSource | null;
  /** Whether the visitor has an invitation that is still good. */
  readonly invited: boolean;
  /** What the visitor agreed to. */
  readonly cookieChoice: CookieChoice | null;
}

/** The settings of a site as one visitor sees them: texts in their language, their country, prices. */
@Injectable()
export class SettingsComposer {
  constructor(
    private readonly config: Config,
    @Optional() @Inject(MINIMUM_MESSAGE_COSTS) private readonly costs: MinimumMessageCosts | null,
  ) {}

  async compose({ site, locale, country, trafficSource, invited, cookieChoice }: SettingsFor): Promise<Settings> {
    const { settings } = site;
    return {
      countries: settings.countries.map((code) => ({
        code,
        region_label: COUNTRIES[code].regionLabel,
        languages: [...COUNTRIES[code].languages],
      })),
      name: settings.name,
      index_title: inLocale(settings.index_title, locale),
      description: inLocale(settings.description, locale),
      visible_profile_fields: settings.visible_profile_fields,
      visible_profile_notes: settings.visible_profile_notes,
      geoip_country: country.geoip,
      geoip_selected_country: country.selected,
      cdn_prefix: this.config.cdnPrefix,
      message_credits: settings.message_credits,
      photo_credits: settings.photo_credits,
      gift_credits: settings.gift_credits,
      signup_credits: settings.signup_credits,
      message_length: settings.message_length,
      minimum_message_costs: (await this.costs?.of(site)) ?? {},
      support_email: settings.support_email,
      enable_site_entry_popup: settings.enable_site_entry_popup,
      site_entry_countries: settings.site_entry_countries,
      push_public_key: settings.push_public_key,
      search_fields: settings.search_fields,
      domain: site.host,
      domain_language: settings.domain_language,
      fictional_warning: inLocale(settings.fictional_warning, locale),
      fictional_plural: inLocale(settings.fictional_plural, locale),
      fictional_singular: inLocale(settings.fictional_singular, locale),
      refund_days: settings.refund_days,
      ...policiesFor(settings, trafficSource, invited),
      member_resell: settings.member_resell,
      fictional_icon: settings.fictional_icon,
      min_age: settings.min_age,
      free_conversations: settings.free_conversations,
      free_photos: settings.free_photos,
      premium_photos: settings.premium_photos,
      claim_46_percent: settings.claim_46_percent,
      root_redirect: settings.root_redirect,
      demo: this.config.demo,
      cookie_choice: cookieChoice,
    };
  }
}
