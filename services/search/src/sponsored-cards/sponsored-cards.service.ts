import { Injectable } from '@nestjs/common';
import type { CountryCode, Locale } from '@rendezvous/contracts/reference';
import type { SearchResult } from '@rendezvous/contracts/search/members';
import type { SponsoredCard } from '@rendezvous/contracts/search/sponsored-cards';
import { Clock } from '@rendezvous/server/clock';
import { dayOf, type Site } from '@rendezvous/site';
import { pictureName } from './sponsored-pictures.service.js';
import { placedCards } from './sponsored-cards.rules.js';
import { SponsoredCardsStore } from './sponsored-cards.store.js';

/** Who looks at results, and where. */
interface Reader {
  readonly site: Site;
  readonly locale: Locale;
  readonly country: CountryCode;
  readonly premium: boolean;
}

/** Advertisements among results: only where the site shows any, and to nobody who is premium. */
@Injectable()
export class SponsoredCards {
  constructor(
    private readonly clock: Clock,
    private readonly store: SponsoredCardsStore,
  ) {}

  /** Those of a page of results. They take no member's place: where they stand is told beside the members. */
  async among(
    { members, page }: Pick<SearchResult, 'members' | 'page'>,
    { site, locale, country, premium }: Reader,
  ): Promise<SponsoredCard[]> {
    if (!site.settings.member_resell || members.length === 0 || premium) return [];
    const day = dayOf(this.clock.now(), site.timeZone);
    const rows = await this.store.showable({ siteId: site.id, locale, country, day });
    const cards = rows.map(({ words, pictureKey, ...row }) => ({ ...row, ...words, image: pictureName(pictureKey) }));
    return placedCards(cards, page, members.length);
  }
}
