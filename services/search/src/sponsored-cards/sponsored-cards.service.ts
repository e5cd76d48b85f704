import { Injectable } from '@nestjs/common';
import type { SearchResult } from '@rendezvous/contracts/search/members';
import type { SponsoredCard } from '@rendezvous/contracts/search/sponsored-cards';
import { Clock } from '@rendezvous/server/clock';
import { dayOf } from '@rendezvous/site';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import { pictureName } from './sponsored-pictures.service.js';
import { placedCards } from './sponsored-cards.rules.js';
import { SponsoredCardsStore } from './sponsored-cards.store.js';

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
    { viewer, searcher, site, locale }: ViewerContext,
  ): Promise<SponsoredCard[]> {
    if (!site.settings.member_resell || members.length === 0 || viewer?.premium) return [];
    const day = dayOf(this.clock.now(), site.timeZone);
    const rows = await this.store.showable({ siteId: site.id, locale, country: searcher.country ?? site.settings.default_country, day });
    const cards = rows.map(({ words, pictureKey, ...row }) => ({ ...row, ...words, image: pictureName(pictureKey) }));
    return placedCards(cards, page, members.length);
  }
}
