import { Injectable } from '@nestjs/common';
import { Cards, seesField, sightInList } from '@rendezvous/account';
import type { Gender } from '@rendezvous/contracts/reference';
import {
  type FoundMember,
  PAGE_SIZE,
  type RelaxedSearch,
  type Search,
  type SearchQuery,
  type SearchResult,
} from '@rendezvous/contracts/search/members';
import { Clock } from '@rendezvous/server/clock';
import { Regions } from '@rendezvous/site';
import type { Audience } from './audience.service.js';
import { birthDates, completeSearch, lockedPhotos, offeredGenders, relaxations, wholeMonths, worthwhile } from './finding.rules.js';
import { FindingStore, type FoundRow, type Sought } from './finding.store.js';

/** Searches members: one page, the exact total, and what to change when nobody fits. */
@Injectable()
export class Finding {
  constructor(
    private readonly clock: Clock,
    private readonly store: FindingStore,
    private readonly cards: Cards,
    private readonly regions: Regions,
  ) {}

  async search(asked: SearchQuery, audience: Audience): Promise<SearchResult> {
    const now = this.clock.now();
    const { search, defaults } = completeSearch(asked, audience.seeker, audience.offer, now);
    const genders = offeredGenders(audience.seeker, audience.offer);
    const sought = soughtBy(search, genders, audience, now);
    // The total first: it tells by which index the page is read, and whether there is one.
    const total = await this.total(sought);
    const pages = Math.ceil(total / PAGE_SIZE);
    const offset = (asked.page - 1) * PAGE_SIZE;
    const rows = offset >= total ? [] : await this.store.page({ ...sought, order: search.order, offset, total });
    const result: SearchResult = {
      members: this.found(rows, audience, now),
      total,
      page: asked.page,
      pages,
      search,
      region_name: this.regions.nameOf(search.country, search.countryregion, audience.locale),
      defaults,
      genders: [...genders],
    };
    return total > 0 ? result : { ...result, relaxed: await this.relaxed(search, genders, audience, now) };
  }

  /** Rows of members as cards in a list. */
  found(rows: readonly FoundRow[], { viewer, site, locale }: Audience, now: Date): FoundMember[] {
    return rows.map((row) => {
      const sight = sightInList(viewer?.memberId ?? null, row.matched);
      return {
        ...this.cards.toCard(row, sight, { locale, site, now }),
        liked: row.liked,
        matched: row.matched,
        locked_photos: seesField('photo_count', sight.onlooker, site.settings.visible_profile_fields)
          ? lockedPhotos(row.card_photo_count, viewer?.premium ?? false)
          : 0,
      };
    });
  }

  private total(sought: Sought): Promise<number> {
    return this.store.total(sought, wholeMonths(sought.after, sought.until));
  }

  private async relaxed(search: Search, genders: readonly Gender[], audience: Audience, now: Date): Promise<RelaxedSearch[]> {
    const tried = relaxations(search, genders, audience.offer.countries).map(async (relaxed) => ({
      ...relaxed,
      total: await this.total(soughtBy(relaxed.search, genders, audience, now)),
    }));
    return worthwhile(await Promise.all(tried));
  }
}

const soughtBy = (search: Search, genders: readonly Gender[], { viewer }: Audience, now: Date): Sought => ({
  viewerId: viewer?.memberId ?? null,
  country: search.country,
  genders: search.gender === null ? genders : [search.gender],
  region: search.countryregion,
  ...birthDates(search, now),
});
