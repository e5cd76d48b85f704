import { Injectable } from '@nestjs/common';
import { Cards, lockedPhotos, mayBeShown, viewInList } from '@rendezvous/account';
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
import type { ViewerContext } from './viewer-context.service.js';
import { interestBits } from '../search-index/interest-bits.rules.js';
import {
  askedInterests,
  birthDates,
  completeSearch,
  offeredGenders,
  relaxations,
  searchingAs,
  wholeMonths,
  worthwhile,
} from './member-search.rules.js';
import { seekersOf } from '../suitability/suitability.rules.js';
import { forVisitors } from './visitor-totals.rules.js';
import { MemberSearchStore, type FoundRow, type SearchCriteria } from './member-search.store.js';

/** Searches members: one page, the total, and what to change when nobody fits. */
@Injectable()
export class MemberSearch {
  constructor(
    private readonly clock: Clock,
    private readonly store: MemberSearchStore,
    private readonly cards: Cards,
    private readonly regions: Regions,
  ) {}

  async search(asked: SearchQuery, context: ViewerContext): Promise<SearchResult> {
    const result = await this.find(asked, context);
    return context.viewer === null ? forVisitors(result) : result;
  }

  private async find(asked: SearchQuery, context: ViewerContext): Promise<SearchResult> {
    const now = this.clock.now();
    const { search, defaults } = completeSearch(asked, context.searcher, context.scope, now);
    const genders = offeredGenders(context.searcher, context.scope);
    const criteria = criteriaFor(search, genders, context, now);
    // The total first: it tells by which index the page is read, and whether there is one.
    const total = await this.total(criteria);
    const pages = Math.ceil(total / PAGE_SIZE);
    const offset = (asked.page - 1) * PAGE_SIZE;
    const rows = offset >= total ? [] : await this.store.page({ ...criteria, order: search.order, offset, total });
    const result: SearchResult = {
      members: this.toCards(rows, context, now),
      total,
      page: asked.page,
      pages,
      search,
      region_name: this.regions.nameOf(search.country, search.countryregion, context.locale),
      defaults,
      genders: [...genders],
      ...(context.scope.interestsShown || askedInterests(asked).length === 0 ? {} : { withheld: ['interests'] }),
    };
    return total > 0 ? result : { ...result, relaxed: await this.relaxed(search, genders, context, now) };
  }

  /** Rows of members as cards in a list. */
  toCards(rows: readonly FoundRow[], { viewer, site, locale }: ViewerContext, now: Date): FoundMember[] {
    return rows.map((row) => {
      const view = viewInList(viewer?.memberId ?? null, row.matched);
      return {
        ...this.cards.toCard(row, view, { locale, site, now }),
        liked: row.liked,
        matched: row.matched,
        locked_photos: mayBeShown('photo_count', view.viewerKind, site.settings.visible_profile_fields)
          ? lockedPhotos(row.card_photo_count, viewer?.premium ?? false)
          : 0,
      };
    });
  }

  private total(criteria: SearchCriteria): Promise<number> {
    return this.store.total(criteria, wholeMonths(criteria.after, criteria.until));
  }

  private async relaxed(search: Search, genders: readonly Gender[], context: ViewerContext, now: Date): Promise<RelaxedSearch[]> {
    const tried = relaxations(search, genders, context.scope.countries).map(async (relaxed) => ({
      ...relaxed,
      total: await this.total(criteriaFor(relaxed.search, genders, context, now)),
    }));
    return worthwhile(await Promise.all(tried));
  }
}

const criteriaFor = (search: Search, genders: readonly Gender[], { viewer, searcher }: ViewerContext, now: Date): SearchCriteria => ({
  viewerId: viewer?.memberId ?? null,
  country: search.country,
  genders: search.gender === null ? genders : [search.gender],
  seekers: seekersOf(searchingAs(searcher, search).gender),
  region: search.countryregion,
  interests: interestBits((search.interests ?? []).map(({ id }) => id)),
  real: search.fictional === 'no',
  ...birthDates(search, now),
});
