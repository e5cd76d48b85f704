import { Injectable } from '@nestjs/common';
import { Cards, choicesOf, type Field, lockedPhotos, mayBeShown, seesField, shownPrompts, viewInList } from '@rendezvous/account';
import { hours } from '@rendezvous/contracts/kernel';
import { type Gender, TRAIT_NAMES } from '@rendezvous/contracts/reference';
import {
  type FoundMember,
  PAGE_SIZE,
  type RelaxedSearch,
  type Search,
  type SearchOrder,
  type SearchQuery,
  type SearchResult,
} from '@rendezvous/contracts/search/members';
import { NEW_COUNTED_MAX } from '@rendezvous/contracts/search/saved-searches';
import { Clock } from '@rendezvous/server/clock';
import { Regions } from '@rendezvous/site';
import type { ViewerContext } from './viewer-context.service.js';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { PHOTO_BIT, REAL_BIT, traitBits } from '../search-index/trait-bits.rules.js';
import {
  birthDates,
  completeSearch,
  offeredFields,
  offeredGenders,
  offeredOrders,
  relaxations,
  searchingAs,
  wholeMonths,
  withheldFilters,
  worthwhile,
} from './member-search.rules.js';
import { notesOf } from '../profile-notes/profile-notes.rules.js';
import { seekersOf } from '../suitability/suitability.rules.js';
import { askedOrLast } from '../search-query/search-query.rules.js';
import { forVisitors } from './visitor-totals.rules.js';
import { commonFacts } from './common-facts.rules.js';
import { reasonOf } from './reason.rules.js';
import { MemberSearchStore, type FoundRow, type SearchCriteria } from './member-search.store.js';

/** Whoever was seen stays so long where they stand: a page that was opened from the results would otherwise move those behind it to another page. */
const SEEN_AFTER_MS = hours(1);

/** One empty search offers up to nineteen others: no visitor takes all connections of the database at once to count them. */
const COUNTED_AT_ONCE = 3;

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
    const result = await this.find(askedOrLast(asked, context.viewer?.lastSearch ?? ''), context);
    return context.viewer === null ? forVisitors(result) : result;
  }

  private async find(asked: SearchQuery, context: ViewerContext): Promise<SearchResult> {
    const now = this.clock.now();
    const { search, defaults } = completeSearch(asked, context.searcher, context.scope, now);
    const genders = offeredGenders(context.searcher, context.scope);
    const criteria = criteriaFor(search, genders, context, now);
    const place = { order: search.order, cell: context.viewer?.cell, offset: (asked.page - 1) * PAGE_SIZE };
    const { total, rows } = await this.store.find({ ...criteria, ...place }, wholeMonths(criteria.after, criteria.until));
    const pages = Math.ceil(total / PAGE_SIZE);
    const withheld = withheldFilters(asked, context.scope);
    const result: SearchResult = {
      members: this.toCards(rows, context, now, search.order),
      total,
      page: asked.page,
      pages,
      search,
      region_name: this.regions.nameOf(search.country, search.countryregion, context.locale),
      defaults,
      genders: [...genders],
      ...(withheld.length > 0 ? { withheld } : {}),
      fields: offeredFields(context.scope),
      orders: offeredOrders(context.scope),
    };
    return total > 0 ? result : { ...result, relaxed: await this.relaxed(search, genders, context, now) };
  }

  /** How many of those whom a search finds joined since, counted up to `NEW_COUNTED_MAX`. */
  async joinedSince(since: Date, asked: SearchQuery, context: ViewerContext): Promise<number> {
    const now = this.clock.now();
    const { search } = completeSearch(asked, context.searcher, context.scope, now);
    const genders = offeredGenders(context.searcher, context.scope);
    return this.store.joinedSince(criteriaFor(search, genders, context, now), since, NEW_COUNTED_MAX);
  }

  /** Rows of members as cards in a list. */
  toCards(
    rows: readonly FoundRow[],
    { viewer, site, locale }: Pick<ViewerContext, 'viewer' | 'site' | 'locale'>,
    now: Date,
    order: SearchOrder = 'active',
  ): FoundMember[] {
    return rows.map((row) => {
      const view = viewInList(viewer?.memberId ?? null, row.matched);
      const card = this.cards.toCard(row, view, { locale, site, now });
      const sees = (field: Field): boolean => seesField(field, view.viewerKind, site.settings.visible_profile_fields, choicesOf(row));
      const facts = viewer === null ? null : commonFacts({ row, card, interests: row.interest_bits, cell: row.cell }, viewer, sees, now);
      const reason = facts && reasonOf(facts, order);
      return {
        ...card,
        ...(reason === null ? {} : { reason }),
        notes: notesOf(card, site.settings.visible_profile_notes),
        prompts: row.first_prompt !== null && sees('prompts') ? shownPrompts([row.first_prompt], locale) : [],
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
    const offered = relaxations(search, genders, context.scope.countries);
    const tried: RelaxedSearch[] = [];
    for (let at = 0; at < offered.length; at += COUNTED_AT_ONCE) {
      const counted = offered.slice(at, at + COUNTED_AT_ONCE).map(async (relaxed) => ({
        ...relaxed,
        total: await this.total(criteriaFor(relaxed.search, genders, context, now)),
      }));
      tried.push(...(await Promise.all(counted)));
    }
    return worthwhile(tried);
  }
}

const criteriaFor = (search: Search, genders: readonly Gender[], { viewer, searcher }: ViewerContext, now: Date): SearchCriteria => ({
  viewerId: viewer?.memberId ?? null,
  country: search.country,
  genders: search.gender === null ? genders : [search.gender],
  seekers: seekersOf(searchingAs(searcher, search).gender),
  region: search.countryregion,
  interests: interestBits((search.interests ?? []).map(({ id }) => id)),
  traits: (search.fictional === 'no' ? REAL_BIT : 0) | (search.photo === 'yes' ? PHOTO_BIT : 0),
  anyOf: TRAIT_NAMES.flatMap((name) => (search[name] === undefined ? [] : [traitBits(name, search[name] as never)])),
  onlineAt: search.online === 'yes' ? now : null,
  hidesPassed: search.passed === 'no',
  hidesSeenUntil: search.seen === 'no' ? new Date(now.getTime() - SEEN_AFTER_MS) : null,
  ...birthDates(search, now),
});
